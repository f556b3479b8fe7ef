"""python3 export.py WEIGHTS OUT.onnx: the facts and the head in one ONNX file, for pictures of any size."""
import sys

import torch

from block_facts import LEVELS
from network import Localizer


def main(weights, out):
    network = Localizer()
    network.head.load_state_dict(torch.load(weights))
    network.eval()
    rows, columns = 20, 26
    inputs = (torch.rand(1, 3, rows * 8, columns * 8) * 200 - 100, torch.randint(0, 9, (rows, columns, 64)), torch.rand(64, LEVELS) * 50, torch.ones(64))
    torch.onnx.export(
        network, inputs, out, opset_version=13, input_names=['pixels', 'levels', 'histogram', 'table'], output_names=['logits'],
        dynamic_axes={'pixels': {2: 'height', 3: 'width'}, 'levels': {0: 'rows', 1: 'columns'}, 'logits': {1: 'rows', 2: 'columns'}})


if __name__ == '__main__':
    main(*sys.argv[1:])
