"""The student as an ONNX file with the nodes and names of the source, and its characters as a text file.

`python3 export.py TEACHER.onnx KEYS.txt STUDENT.onnx` checks a file written by `distil.py`: that onnx takes it, and that it
reads as the network here does, run node by node and fused.
"""
import sys

import numpy as np
import onnx
import torch

from alphabet import characters_in, student_characters
from graph_network import GraphNetwork, with_constants
from prune import LOGITS

FLOAT_TOLERANCE = 1e-3


def write_student(model, arrays, path):
    """@param arrays by the names of the model's constants; shapes are those of the constants they replace"""
    shaped = with_constants(model, {name: array.astype(np.float32) for name, array in arrays.items()})
    onnx.save(shaped, path)


def write_characters(teachers, path):
    """One a line; the space is implicit, and last."""
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(character + "\n" for character in student_characters(teachers)[:-1]))


def check(teacher_path, keys_path, student_path):
    with open(keys_path, encoding="utf-8") as file:
        teachers = characters_in(file.read())
    teacher, student = onnx.load(teacher_path), onnx.load(student_path)
    onnx.checker.check_model(student)
    assert [node.name for node in teacher.graph.node] == [node.name for node in student.graph.node]
    assert teacher.opset_import[0].version == student.opset_import[0].version
    crops = torch.from_numpy(np.random.default_rng(1).uniform(-1, 1, (2, 3, 48, 200)).astype(np.float32))
    with torch.no_grad():
        plain, fused = (GraphNetwork(student, [LOGITS], fuse).eval()(crops)[0] for fuse in (False, True))
    assert plain.shape == (2, 25, 1 + len(student_characters(teachers))), plain.shape
    difference = float((plain - fused).abs().max())
    assert difference < FLOAT_TOLERANCE * float(plain.abs().max()), difference
    print(f"{student_path}: {plain.shape[2]} classes, fused differs by {difference:.2e} of {float(plain.abs().max()):.1f}")


if __name__ == "__main__":
    check(*sys.argv[1:])
