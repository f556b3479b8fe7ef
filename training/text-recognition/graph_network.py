"""An ONNX file of PP-OCR's recogniser as a torch module: its nodes are run one by one, its float constants are parameters.

With `fuse` what the file spells out in single operators runs as one: hard swish, swish, layer normalisation, and the
scaling by single numbers and batch normalisations around convolutions, which become parts of their weights.
"""
import numpy as np
import onnx
import onnx.numpy_helper
import torch
import torch.nn.functional as F
from torch import nn


def constants_of(model):
    """Arrays by name: initialisers, and what nodes of kind Constant give."""
    arrays = {tensor.name: onnx.numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type == "Constant":
            arrays[node.output[0]] = onnx.numpy_helper.to_array(node.attribute[0].t)
    return arrays


def with_constants(model, arrays):
    """A copy of the model with other arrays for some constants; shapes may differ."""
    copy = onnx.ModelProto()
    copy.CopyFrom(model)
    for tensor in copy.graph.initializer:
        if tensor.name in arrays:
            tensor.CopyFrom(onnx.numpy_helper.from_array(np.ascontiguousarray(arrays[tensor.name]), tensor.name))
    for node in copy.graph.node:
        if node.op_type == "Constant" and node.output[0] in arrays:
            own = node.attribute[0].t
            own.CopyFrom(onnx.numpy_helper.from_array(np.ascontiguousarray(arrays[node.output[0]]), own.name))
    return copy


def attributes_of(node):
    return {attribute.name: onnx.helper.get_attribute_value(attribute) for attribute in node.attribute}


class GraphNetwork(nn.Module):
    """Runs the nodes that the wanted values need.

    Values of integers (shapes) are lists on the CPU, all others tensors.
    """

    def __init__(self, model, wanted, fuse=True):
        super().__init__()
        self.wanted = list(wanted)
        self.nodes = [node for node in model.graph.node if node.op_type != "Constant"]
        self.input_name = model.graph.input[0].name
        self.arrays = constants_of(model)
        self.weights = nn.ParameterDict()
        self.maker = {output: node for node in self.nodes for output in node.output}
        self.uses = {}
        for node in self.nodes:
            for value in node.input:
                self.uses.setdefault(value, []).append(node)
        self.folded = None
        self.steps = self._plan(fuse)

    # Constants ------------------------------------------------------------------------------------------------------

    def _number(self, name):
        array = self.arrays.get(name)
        return float(array.reshape(-1)[0]) if array is not None and array.size == 1 else None

    def _weight(self, name):
        key = name.replace(".", "/")
        if key not in self.weights:
            self.weights[key] = nn.Parameter(torch.from_numpy(np.array(self.arrays[name], dtype=np.float32)))
        return lambda: self.weights[key]

    def named_arrays(self):
        """The parameters' values by the names of the file's constants."""
        return {key.replace("/", "."): value.detach().float().cpu().numpy() for key, value in self.weights.items()}

    # Patterns -------------------------------------------------------------------------------------------------------

    def _only_user(self, value, kind):
        users = self.uses.get(value, [])
        return users[0] if len(users) == 1 and users[0].op_type == kind else None

    def _hard_swish(self, value):
        """The division that ends x * clip(x + 3, 0, 6) / 6, if the value is such an x."""
        users = self.uses.get(value, [])
        if sorted(user.op_type for user in users) != ["Add", "Mul"]:
            return None
        add, mul = sorted(users, key=lambda user: user.op_type)
        if self._number(add.input[1]) != 3:
            return None
        clip = self._only_user(add.output[0], "Clip")
        if clip is None or list(clip.output) != [mul.input[1]] or mul.input[0] != value:
            return None
        return self._only_user(mul.output[0], "Div")

    def _swish(self, value):
        users = self.uses.get(value, [])
        scaled = next((user for user in users if self._number(user.input[-1]) == 1), None)
        sigmoid = scaled is not None and self._only_user(scaled.output[0], "Sigmoid")
        return self._only_user(sigmoid.output[0], "Mul") if sigmoid else None

    def _affine(self, value):
        """Factor's name, offset's name and the sum of `factor * value + offset`."""
        mul = self._only_user(value, "Mul")
        if mul is None or self._number(mul.input[0]) is None:
            return None
        add = self._only_user(mul.output[0], "Add")
        return None if add is None or self._number(add.input[1]) is None else (mul.input[0], add.input[1], add)

    def _layer_norm(self, node):
        """The gain, the bias, epsilon and the last value of a normalisation that begins at this mean."""
        if node.op_type != "ReduceMean":
            return None
        sub = self._only_user(node.output[0], "Sub")
        if sub is None:
            return None
        power = next((user for user in self.uses[sub.output[0]] if user.op_type == "Pow"), None)
        divided = next((user for user in self.uses[sub.output[0]] if user.op_type == "Div"), None)
        if power is None or divided is None:
            return None
        mean = self._only_user(power.output[0], "ReduceMean")
        epsilon = self._only_user(mean.output[0], "Add")
        gain = self._only_user(divided.output[0], "Mul")
        bias = self._only_user(gain.output[0], "Add")
        return node.input[0], gain.input[1], bias.input[1], self._number(epsilon.input[1]), bias.output[0]

    # Plan -----------------------------------------------------------------------------------------------------------

    def _needed(self):
        needed, queue = set(), list(self.wanted)
        while queue:
            value = queue.pop()
            node = self.maker.get(value)
            if node is None or node.output[0] in needed:
                continue
            needed.update(node.output)
            queue.extend(node.input)
        return needed

    def _plan(self, fuse):
        needed = self._needed()
        done, steps = set(), []
        # A factor that stands before a depthwise convolution: it becomes part of that convolution's weights.
        self.before = {}
        for node in self.nodes:
            if node.output[0] not in needed or node.output[0] in done:
                continue
            step = self._fused(node, done) if fuse else None
            steps.append(step or self._plain(node))
        # Values are forgotten after their last use.
        last = {}
        for index, (_, inputs, _) in enumerate(steps):
            for value in inputs:
                last[value] = index
        keep = set(self.wanted)
        return [
            (run, inputs, output, [value for value in set(inputs) if last[value] == index and value not in keep])
            for index, (run, inputs, output) in enumerate(steps)
        ]

    def _skip(self, done, first, last):
        """Marks all nodes between a value and a later one as done."""
        done.add(last)
        queue = [last]
        while queue:
            for value in self.maker[queue.pop()].input:
                if value != first and value in self.maker and value not in done:
                    done.add(value)
                    queue.append(value)

    def _fused(self, node, done):
        if node.op_type == "Conv":
            return self._fused_convolution(node, done)
        norm = self._layer_norm(node)
        if norm:
            value, gain, bias, epsilon, last = norm
            gain, bias = self._weight(gain), self._weight(bias)
            self._skip(done, value, last)
            return (lambda x: F.layer_norm(x.float(), x.shape[-1:], gain(), bias(), epsilon)), [value], last
        if node.op_type == "MatMul" and node.input[1] in self.arrays:
            add = self._only_user(node.output[0], "Add")
            if add is not None and add.input[1] in self.arrays:
                weight, bias = self._weight(node.input[1]), self._weight(add.input[1])
                done.add(add.output[0])
                last = add.output[0]
                if self._swish(last) is not None:
                    swish = self._swish(last).output[0]
                    self._skip(done, last, swish)
                    return (lambda x: F.silu(F.linear(x, weight().t(), bias()))), [node.input[0]], swish
                return (lambda x: F.linear(x, weight().t(), bias())), [node.input[0]], last
        return None

    def _fused_convolution(self, node, done):
        attributes = attributes_of(node)
        weight = self._weight(node.input[1])
        bias = self._weight(node.input[2]) if len(node.input) > 2 else None
        groups = attributes["group"]
        value = node.output[0]
        factor_before, offset_before = self.before.get(node.input[0], (1.0, 0.0))
        norm = self._only_user(value, "BatchNormalization")
        statistics = None
        if norm is not None:
            statistics = [self._weight(name) for name in norm.input[1:]]
            for parameter in statistics[2:]:
                parameter().requires_grad_(False)
            epsilon = attributes_of(norm)["epsilon"]
            value = norm.output[0]
            done.add(value)
        affine = self._affine(value)
        scale = offset = None
        if affine:
            scale, offset = self._weight(affine[0]), self._weight(affine[1])
            self._skip(done, value, affine[2].output[0])
            value = affine[2].output[0]

        def fold():
            w = weight()
            b = bias() if bias else None
            if factor_before != 1.0 or offset_before != 0.0:
                if offset_before != 0.0:
                    shift = offset_before * w.sum((1, 2, 3))
                    b = shift if b is None else b + shift
                w = w * factor_before
            if statistics:
                gain, shift, mean, variance = (parameter() for parameter in statistics)
                gain = gain * torch.rsqrt(variance + epsilon)
                w = w * gain[:, None, None, None]
                b = shift - mean * gain if b is None else shift + (b - mean) * gain
            if scale:
                w = w * scale()
                b = (0 if b is None else b * scale()) + offset()
            return w, b

        activation = None
        swish = self._hard_swish(value)
        if swish is not None:
            activation = F.hardswish
        else:
            swish = self._swish(value)
            activation = F.silu if swish is not None else None
        added, factor = None, None
        if swish is not None:
            self._skip(done, value, swish.output[0])
            value = swish.output[0]
            after = self._affine(value)
            if after:
                s, o = self._number(after[0]), self._number(after[1])
                self._skip(done, value, after[2].output[0])
                value = after[2].output[0]
                convolution = self._only_user(value, "Conv")
                if convolution is None:
                    added, factor = o, s
                elif attributes_of(convolution)["group"] == 1 and not any(attributes_of(convolution)["pads"]):
                    self.before[value] = (s, o)
                else:
                    # What pads the convolution stays 0, as it does in the file.
                    added = o / s
                    self.before[value] = (s, 0.0)
        stride, pads = attributes["strides"], attributes["pads"]
        padding = (pads[0], pads[1])
        key = node.output[0]

        def run(x):
            w, b = self.folded[key] if self.folded is not None else fold()
            x = F.conv2d(x, w, b, stride, padding, 1, groups)
            if activation is not None:
                x = activation(x)
            if factor is not None:
                x = x * factor + added
            elif added is not None:
                x = x + added
            return x

        self.folds = getattr(self, "folds", {})
        self.folds[key] = fold
        return run, [node.input[0]], value

    def _plain(self, node):
        kind, attributes = node.op_type, attributes_of(node)
        inputs = [value for value in node.input if value not in self.arrays]
        output = node.output[0]
        weights = {value: self._constant(value, kind, index) for index, value in enumerate(node.input) if value in self.arrays}
        run = OPERATORS[kind](attributes)
        order = list(node.input)
        if not weights:
            return run, inputs, output

        def with_weights(*given):
            values = iter(given)
            return run(*[weights[value]() if value in weights else next(values) for value in order])

        return with_weights, inputs, output

    def _constant(self, name, kind, index):
        array = self.arrays[name]
        if array.dtype.kind == "i":
            numbers = array.reshape(-1).tolist()
            return lambda: numbers
        if array.ndim == 0:
            number = float(array)
            return lambda: number
        weight = self._weight(name)
        if kind == "BatchNormalization" and index >= 3:
            weight().requires_grad_(False)
        return weight

    # Run ------------------------------------------------------------------------------------------------------------

    def freeze(self, dtype=None, memory_format=torch.contiguous_format):
        """Computes the folded weights once, for a network that is not trained."""
        self.requires_grad_(False)
        self.folded = {
            key: (w.to(dtype or w.dtype).contiguous(memory_format=memory_format), None if b is None else b.to(dtype or b.dtype))
            for key, (w, b) in ((key, fold()) for key, fold in self.folds.items())
        }

    def forward(self, x):
        """The wanted values, in their order."""
        values = {self.input_name: x}
        for run, inputs, output, forgotten in self.steps:
            values[output] = run(*[values[value] for value in inputs])
            for value in forgotten:
                del values[value]
        return [values[value] for value in self.wanted]


def _mean(axes):
    return lambda x: x.mean(axes, keepdim=True)


def _sliced(attributes):
    axis, start, end = attributes["axes"][0], attributes["starts"][0], attributes["ends"][0]
    return lambda x: x[start:end] if isinstance(x, list) else x.narrow(axis, start, min(end, x.shape[axis]) - start)


def _joined(attributes):
    axis = attributes["axis"]
    return lambda *parts: [number for part in parts for number in part] if isinstance(parts[0], list) else torch.cat(parts, axis)


def _convolution(attributes):
    stride, pads, groups = attributes["strides"], attributes["pads"], attributes["group"]
    return lambda x, w, b=None: F.conv2d(x, w, b, stride, (pads[0], pads[1]), 1, groups)


def _reshaped(x, shape):
    # Before opset 14 a 0 stands for the dimension that is there.
    return x.reshape([x.shape[index] if size == 0 else size for index, size in enumerate(shape)])


OPERATORS = {
    "Conv": _convolution,
    "BatchNormalization": lambda a: lambda x, gain, bias, mean, variance: F.batch_norm(x, mean, variance, gain, bias, False, 0.0, a["epsilon"]),
    "Mul": lambda a: lambda x, y: x * y,
    "Add": lambda a: lambda x, y: x + y,
    "Sub": lambda a: lambda x, y: x - y,
    "Div": lambda a: lambda x, y: x / y,
    "Pow": lambda a: lambda x, y: x**y,
    "Sqrt": lambda a: torch.sqrt,
    "Clip": lambda a: lambda x: torch.clamp(x, a.get("min"), a.get("max")),
    "Relu": lambda a: F.relu,
    "Sigmoid": lambda a: torch.sigmoid,
    "HardSigmoid": lambda a: F.hardsigmoid,
    "GlobalAveragePool": lambda a: lambda x: x.mean((2, 3), keepdim=True),
    "AveragePool": lambda a: lambda x: F.avg_pool2d(x, a["kernel_shape"], a["strides"]),
    "Softmax": lambda a: lambda x: torch.softmax(x.float(), a["axis"]).to(x.dtype),
    "MatMul": lambda a: torch.matmul,
    "ReduceMean": lambda a: _mean(tuple(a["axes"])),
    "Transpose": lambda a: lambda x: x.permute(a["perm"]),
    "Squeeze": lambda a: lambda x: x.squeeze(a["axes"][0]),
    "Slice": _sliced,
    "Concat": _joined,
    "Reshape": lambda a: _reshaped,
    "Shape": lambda a: lambda x: list(x.shape),
    "Cast": lambda a: lambda x: x,
}
