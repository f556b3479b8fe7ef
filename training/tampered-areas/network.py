"""A small network over the fixed facts of blocks: one logit a block, "edited" against "not"."""
import torch
from torch import nn
from torch.nn import functional as F

from block_facts import BlockFacts

WIDTH = 40


class Separable(nn.Module):
    """A residual step that looks `dilation` blocks around."""

    def __init__(self, dilation):
        super().__init__()
        self.depth = nn.Conv2d(WIDTH, WIDTH, 3, 1, dilation, dilation, groups=WIDTH, bias=False)
        self.point = nn.Conv2d(WIDTH, WIDTH, 1, bias=False)
        self.norms = nn.ModuleList([nn.BatchNorm2d(WIDTH), nn.BatchNorm2d(WIDTH)])

    def forward(self, x):
        return F.relu(x + self.norms[1](self.point(F.relu(self.norms[0](self.depth(x))))))


class Head(nn.Module):
    """Facts, N x channels x rows x columns, to logits, N x rows x columns."""

    def __init__(self, channels):
        super().__init__()
        # Mean and deviation of each fact over training pages: `standardize` sets them once.
        self.register_buffer('mean', torch.zeros(1, channels, 1, 1))
        self.register_buffer('deviation', torch.ones(1, channels, 1, 1))
        self.layers = nn.Sequential(
            nn.Conv2d(channels, WIDTH, 1), nn.BatchNorm2d(WIDTH), nn.ReLU(), nn.Conv2d(WIDTH, WIDTH, 1), nn.BatchNorm2d(WIDTH), nn.ReLU(),
            Separable(1), Separable(2), nn.Dropout2d(0.1), nn.Conv2d(WIDTH, 1, 1))
        nn.init.constant_(self.layers[-1].bias, -3.0)

    def standardize(self, facts):
        self.mean.copy_(facts.mean((0, 2, 3), keepdim=True))
        self.deviation.copy_(facts.std((0, 2, 3), keepdim=True) + 0.05)

    def forward(self, facts):
        return self.layers(((facts - self.mean) / self.deviation).clamp(-6, 6))[:, 0]


class Localizer(nn.Module):
    """Both, as exported: pixels 1 x 3 x 8 rows x 8 columns, levels rows x columns x 64, histogram 64 x LEVELS, table 64."""

    def __init__(self):
        super().__init__()
        self.facts = BlockFacts()
        self.head = Head(self.facts.channels)

    def forward(self, pixels, levels, histogram, table):
        return self.head(self.facts(pixels, levels, histogram, table))
