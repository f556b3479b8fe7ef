"""Removes channels of PP-OCR's recogniser and refits the layers behind them by least squares, one after the other
(He, Zhang and Sun 2017, Channel Pruning, arXiv:1707.06168).

Which channels go is told by the regression itself: channels leave one at a time, each time the one without which the rest
reconstructs the next layer's output best (the surgeon's rule of Hassibi and Stork 1993, in closed form for a linear layer).
"""
from dataclasses import dataclass

import numpy as np
import onnx
import torch

from alphabet import head_of
from graph_network import GraphNetwork, attributes_of, constants_of, with_constants

FEATURES = "p2o.AveragePool.1"
NECK = "transpose_51.tmp_0"
LOGITS = "p2o.Add.277"
HEAD = ("linear_85.w_0", "linear_85.b_0")
WIDTHS = {128: 96, 240: 176, 480: 352}
RIDGE = 1e-4
CHUNK = 96


@dataclass
class Group:
    """A pointwise convolution, and what has its channels up to the next one."""

    pointwise: onnx.NodeProto
    depthwise: onnx.NodeProto | None
    gates: list  # of squeeze and excitation: the convolution from the channels and the one back to them
    next: onnx.NodeProto | None


def groups_of(model):
    """In the order of the network; the last one's channels are the backbone's features."""
    end = next(index for index, node in enumerate(model.graph.node) if FEATURES in node.output)
    weights = constants_of(model)
    makers = {output: maker for maker in model.graph.node for output in maker.output}
    groups, gates, depthwise, last = [], [], None, None
    for node in model.graph.node[:end]:
        if node.op_type != "Conv":
            continue
        shape = weights[node.input[1]].shape
        if attributes_of(node)["group"] > 1:
            depthwise = node
        elif _is_gate(makers, node):
            gates.append(node)
        elif shape[2:] == (1, 1):
            if last is not None:
                groups.append(Group(last, depthwise, gates, node))
            last, depthwise, gates = node, None, []
    groups.append(Group(last, None, [], None))
    return groups


def _is_gate(makers, node):
    """Works on one value per channel: of a mean, or of a convolution of one."""
    maker = makers.get(node.input[0])
    while maker is not None and maker.op_type in ("Relu", "Conv"):
        maker = makers.get(maker.input[0])
    return maker is not None and maker.op_type == "GlobalAveragePool"


class Moments:
    """Sums of products of inputs (with a 1 behind them) and outputs."""

    def __init__(self):
        self.xx = self.xy = self.count = 0

    def add(self, x, y):
        """Rows are samples."""
        x = torch.cat([x, torch.ones_like(x[:, :1])], 1).float()
        y = y.float()
        self.xx = self.xx + (x.T @ x).double()
        self.xy = self.xy + (x.T @ y).double()
        self.yy = getattr(self, "yy", 0) + (y**2).sum().double()
        self.sum = getattr(self, "sum", 0) + y.sum(0).double()
        self.count += len(x)

    def ridged(self):
        xx = self.xx / self.count
        scale = torch.diagonal(xx)[:-1].mean()
        ridge = torch.full((len(xx),), float(RIDGE * scale), dtype=xx.dtype, device=xx.device)
        ridge[-1] = 0
        return xx + torch.diag(ridge), self.xy / self.count

    def best(self, count):
        """The channels that stay, in their order."""
        xx, xy = self.ridged()
        inverse = torch.linalg.inv(xx)
        weights = inverse @ xy
        alive = torch.ones(len(xx), dtype=torch.bool, device=xx.device)
        for _ in range(len(xx) - 1 - count):
            cost = (weights**2).sum(1) / torch.diagonal(inverse)
            cost[~alive] = float("inf")
            cost[-1] = float("inf")
            leaves = int(cost.argmin())
            column = inverse[:, leaves] / inverse[leaves, leaves]
            weights = weights - column[:, None] * weights[leaves]
            inverse = inverse - column[:, None] * inverse[leaves]
            # A removed channel stays removed.
            inverse[leaves] = 0
            inverse[:, leaves] = 0
            inverse[leaves, leaves] = 1
            weights[leaves] = 0
            alive[leaves] = False
        return torch.nonzero(alive[:-1]).flatten()

    def solved(self, kept=None):
        """Weights (outputs x inputs) and biases that reconstruct the outputs, and the share of their variance that is missed."""
        xx, xy = self.ridged()
        if kept is not None:
            rows = torch.cat([kept, torch.tensor([len(xx) - 1], device=kept.device)])
            xx, xy = xx[rows][:, rows], xy[rows]
        solution = torch.linalg.solve(xx, xy)
        explained = 2 * (solution * xy).sum() - (solution * (xx @ solution)).sum()
        variance = self.yy / self.count - ((self.sum / self.count) ** 2).sum()
        missed = (self.yy / self.count - explained) / variance
        return solution[:-1].T.float().cpu().numpy(), solution[-1].float().cpu().numpy(), float(missed)


def _rows(x):
    return x.permute(0, 2, 3, 1).reshape(-1, x.shape[1])


@torch.no_grad()
def _values(model, names, crops, device):
    network = GraphNetwork(model, names, fuse=False).eval().to(device)
    for chunk in crops:
        for start in range(0, len(chunk), CHUNK):
            yield network(chunk[start : start + CHUNK].to(device))


def _paired(teacher, teacher_names, student, student_names, crops, device):
    yield from zip(_values(teacher, teacher_names, crops, device), _values(student, student_names, crops, device))


def prune(teacher, crops, widths=None, device="cpu", log=print):
    """The student's model with the teacher's head, and the projection (weights, biases) of its features onto the teacher's.

    @param crops tensors of crops of one width each, as the network takes them
    """
    widths = WIDTHS if widths is None else widths
    student = onnx.ModelProto()
    student.CopyFrom(teacher)
    projection, touched = None, False
    for group in groups_of(teacher):
        arrays = constants_of(student)
        channels = arrays[group.pointwise.input[1]].shape[0]
        wanted = widths.get(channels, channels)
        changed = {}
        if group.next is None:
            kept, projection, changed = _prune_features(teacher, student, wanted, crops, device, log)
        elif wanted < channels:
            moments = Moments()
            for (y,), (x,) in _paired(teacher, [group.next.output[0]], student, [group.next.input[0]], crops, device):
                moments.add(_rows(x), _rows(y))
            kept = moments.best(wanted)
            if group.gates:
                first = group.gates[0]
                gate = Moments()
                for (y,), (x,) in _paired(teacher, [first.output[0]], student, [first.input[0]], crops, device):
                    gate.add(_rows(x), _rows(y))
                w, b, _ = gate.solved(kept)
                changed[first.input[1]], changed[first.input[2]] = w[:, :, None, None], b
        else:
            kept = torch.arange(channels)
        index = kept.cpu().numpy()
        for name in list(group.pointwise.input[1:]):
            changed[name] = arrays[name][index]
        if group.depthwise is not None:
            for name in list(group.depthwise.input[1:]):
                changed[name] = arrays[name][index]
        if group.gates:
            for name in list(group.gates[1].input[1:]):
                changed[name] = arrays[name][index]
            if group.gates[0].input[1] not in changed:
                changed[group.gates[0].input[1]] = arrays[group.gates[0].input[1]][:, index]
        if group.next is not None:
            changed[group.next.input[1]] = arrays[group.next.input[1]][:, index]
        student = with_constants(student, changed)
        _regroup(student, group.depthwise, len(index))
        touched = touched or wanted < channels
        if group.next is not None and touched:
            moments = Moments()
            for (y,), (x,) in _paired(teacher, [group.next.output[0]], student, [group.next.input[0]], crops, device):
                moments.add(_rows(x), _rows(y))
            w, b, missed = moments.solved()
            student = with_constants(student, {group.next.input[1]: w[:, :, None, None], group.next.input[2]: b})
            log(f"{group.pointwise.name}: {channels} -> {len(index)} channels, {missed:.4f} of the next layer's variance missed")
    return student, projection


def _regroup(model, depthwise, channels):
    if depthwise is None:
        return
    for node in model.graph.node:
        if node.name == depthwise.name:
            for attribute in node.attribute:
                if attribute.name == "group":
                    attribute.i = channels


def _prune_features(teacher, student, wanted, crops, device, log):
    """Chooses by what the neck's two convolutions make of the features, and writes the projection onto the teacher's into them."""
    arrays = constants_of(student)
    consumers = [node for node in student.graph.node if node.op_type == "Conv" and node.input[0] in (FEATURES, "p2o.Concat.8")]
    channels = constants_of(teacher)[groups_of(teacher)[-1].pointwise.input[1]].shape[0]
    taps = np.concatenate([arrays[node.input[1]][:, :channels, 0, :].transpose(2, 0, 1).reshape(-1, channels) for node in consumers])
    seen = torch.from_numpy(taps).to(device)
    by_use, by_value = Moments(), Moments()
    for (y,), (x,) in _paired(teacher, [FEATURES], student, [FEATURES], crops, device):
        x, y = _rows(x), _rows(y)
        by_use.add(x, y @ seen.T)
        by_value.add(x, y)
    kept = by_use.best(wanted)
    w, b, missed = by_value.solved(kept)
    log(f"features: {channels} -> {wanted} channels, {missed:.4f} of the teacher's missed, {by_use.solved(kept)[2]:.4f} of what the neck sees")
    changed = {}
    for node in consumers:
        weights = arrays[node.input[1]]
        own = np.einsum("ocht,ci->oiht", weights[:, :channels], w)
        changed[node.input[1]] = np.concatenate([own, weights[:, channels:]], 1).astype(np.float32)
        norm = next(other for other in student.graph.node if other.op_type == "BatchNormalization" and other.input[0] == node.output[0])
        shift = np.einsum("ocht,c->o", weights[:, :channels], b)
        changed[norm.input[3]] = (arrays[norm.input[3]] - shift).astype(np.float32)
    return kept, (w, b), changed


def with_head(model, weights, biases):
    """The model with another last layer."""
    changed = with_constants(model, dict(zip(HEAD, (weights, biases))))
    changed.graph.output[0].type.tensor_type.shape.dim[2].dim_value = len(biases)
    for info in changed.graph.value_info:
        if info.name in (LOGITS, "p2o.MatMul.25", changed.graph.output[0].name):
            info.type.tensor_type.ClearField("shape")
    return changed


def with_student_head(model, teachers_characters):
    arrays = constants_of(model)
    return with_head(model, *head_of(arrays[HEAD[0]], arrays[HEAD[1]], teachers_characters))


def with_kept_head(model, kept):
    arrays = constants_of(model)
    return with_head(model, np.ascontiguousarray(arrays[HEAD[0]][:, kept]), arrays[HEAD[1]][kept])
