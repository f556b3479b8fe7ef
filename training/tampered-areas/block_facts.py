"""
Fixed facts of each 8x8 block, from pixels and from quantized coefficients, and how they stand out from the blocks around and from the page. Ink is held against ink and paper
against paper: what a page consists of differs more between the two than between an edit and its surroundings.
"""
import torch
from torch import nn
from torch.nn import functional as F

LEVELS = 24
# Contrast of a block, in steps of luma, from which it holds ink, and under which it is paper.
INK_FROM, PAPER_TO = 40, 24
# Windows in blocks, height x width: the place, and its surroundings.
PLACE, AROUND = (3, 3), (9, 15)
# Frequencies from the lowest to the highest, in groups, by their distance from the mean in rows and columns.
GROUP_BOUNDS = (1, 3, 5, 8, 15)


def colour_planes(pixels):
    """N x H x W x 3 of 0..255 to N x 3 x H x W: luma - 128 and colour differences (ITU-R BT.601)."""
    red, green, blue = pixels.float().unbind(-1)
    luma = 0.299 * red + 0.587 * green + 0.114 * blue
    return torch.stack([luma - 128, (blue - luma) * 0.564, (red - luma) * 0.713], 1)


def frequency_groups():
    """Four groups of the 64 frequencies in rows: 4 x 64 of 0 and 1."""
    distance = torch.arange(8)[:, None] + torch.arange(8)[None]
    return torch.stack([((distance >= a) & (distance < b)).float().reshape(64) for a, b in zip(GROUP_BOUNDS, GROUP_BOUNDS[1:])])


def log_of(energy):
    return torch.log(energy + 0.05)


def averaged(x, window):
    """Means over `window` blocks around each, edges repeated. 1 x C x rows x columns."""
    up, left = window[0] // 2, window[1] // 2
    return F.avg_pool2d(F.pad(x, (left, left, up, up), mode='replicate'), window, 1)


class BlockFacts(nn.Module):
    """Every fact comes with the kind of block that it is compared among: all, paper or ink."""

    KINDS = ('paper',) * 8 + ('ink',) * 8 + ('all',) * 12

    def __init__(self):
        super().__init__()
        self.register_buffer('groups', frequency_groups())
        self.register_buffer('kind', torch.tensor([('all', 'paper', 'ink').index(k) for k in self.KINDS]))

    @property
    def channels(self):
        return 4 * len(self.KINDS) + 10

    def pixel_facts(self, pixels):
        luma, colour = pixels[:, :1], pixels[:, 1:]
        across = F.pad(luma[..., 1:] - luma[..., :-1], (0, 1, 0, 0))
        down = F.pad(luma[..., 1:, :] - luma[..., :-1, :], (0, 0, 0, 1))
        bend_across = F.pad(across[..., 1:] - across[..., :-1], (1, 0, 0, 0))
        bend_down = F.pad(down[..., 1:, :] - down[..., :-1, :], (0, 0, 1, 0))
        noise = F.pad(bend_across[..., 1:, :] - bend_across[..., :-1, :], (0, 0, 1, 0))
        quiet = lambda x: -F.max_pool2d(-F.avg_pool2d(x * x, 4), 2)
        colour_bend = colour[..., 1:] - colour[..., :-1]
        colour_energy = F.pad((colour_bend * colour_bend).sum(1, keepdim=True), (0, 1, 0, 0))
        lightest = F.max_pool2d(F.avg_pool2d(luma, 4), 2)
        high, low = F.max_pool2d(luma, 8), -F.max_pool2d(-luma, 8)
        contrast = high - low
        quiet_slope = quiet(across) + quiet(down)
        quiet_bend = quiet(bend_across) + quiet(bend_down)
        light = F.relu(luma - F.interpolate((high + low) / 2, scale_factor=8)) + 0.1
        dark = F.relu(F.interpolate((high + low) / 2, scale_factor=8) - luma) + 0.1
        weighed = lambda weight: F.avg_pool2d(colour * weight, 8) / F.avg_pool2d(weight, 8) / 8
        paper = [
            log_of(quiet(noise)), log_of(quiet(bend_across)), log_of(quiet(bend_down)), log_of(-F.max_pool2d(-F.avg_pool2d(colour_energy, 4), 2)),
            log_of(quiet_slope) - log_of(quiet_bend), lightest / 32, weighed(light)]
        steepest = lambda x: F.max_pool2d(x.abs(), 8)
        ink = [
            low / 32, contrast / 64, torch.log((steepest(across) + 2) / (contrast + 8)), torch.log((steepest(down) + 2) / (contrast + 8)),
            torch.log((steepest(bend_across) + 2) / (contrast + 8)), log_of(F.avg_pool2d(noise * noise, 8)) - 2 * torch.log(contrast + 8), weighed(dark)]
        edges = self.grid_facts(bend_across.abs(), bend_down.abs())
        return paper, ink, edges, contrast

    def grid_facts(self, bend_across, bend_down):
        """How much the picture bends at the block's border beside its inside, and at the half of it: traces of grids in place and out of place."""
        facts = []
        for bend in (bend_across, bend_down.transpose(2, 3)):
            capped = bend.clamp(max=12)
            columns = F.avg_pool2d(capped, (8, 1))
            n, _, rows, width = columns.shape
            phases = columns.reshape(n, rows, width // 8, 8)
            total = phases.mean(3) + 0.5
            border = (phases[..., 0] + phases[..., 7]) / 2
            inside = phases[..., 1:7].max(3).values
            both = torch.stack([torch.log((border + 0.5) / total), torch.log((inside + 0.5) / total)], 1)
            facts.append(both if bend is bend_across else both.transpose(2, 3))
        return facts

    def level_facts(self, levels, histogram, table):
        """levels: rows x columns x 64. Of each group of frequencies: how usual its levels are beside their neighbours (peaks and gaps of an earlier table), and how many are not 0."""
        smooth = (F.pad(histogram, (1, 0)).narrow(1, 0, LEVELS) + F.pad(histogram, (0, 1)).narrow(1, 1, LEVELS)) / 2
        usual = torch.log((histogram + 1) / (smooth + 1))
        # Level 0 has one neighbour only, the last level stands for all above.
        usual = torch.cat([torch.zeros(64, 1), usual[:, 1:-1].clamp(-3, 3), torch.zeros(64, 1)], 1)
        rows, columns, _ = levels.shape
        places = levels.reshape(-1, 64) + torch.arange(64) * LEVELS
        said = usual.reshape(-1)[places] @ self.groups.T
        alive = (levels.reshape(-1, 64) > 0).float() @ self.groups.T
        facts = torch.cat([said / torch.sqrt(alive + 1), torch.sqrt(alive)], 1)
        return [facts.T.reshape(1, 8, rows, columns)]

    def forward(self, pixels, levels, histogram, table):
        """pixels: 1 x 3 x 8 rows x 8 columns; levels: rows x columns x 64; histogram: 64 x LEVELS; table: 64. @return 1 x channels x rows x columns"""
        paper, ink, edges, contrast = self.pixel_facts(pixels)
        facts = torch.cat([*paper, *ink, *edges, *self.level_facts(levels, histogram, table)], 1)
        is_ink, is_paper = (contrast > INK_FROM).float(), (contrast < PAPER_TO).float()
        kinds = torch.cat([torch.ones_like(is_ink), is_paper, is_ink], 1)
        weight = kinds[:, self.kind] + 1e-3
        mean_of = lambda window: averaged(facts * weight, window) / averaged(weight, window)
        place, around = mean_of(PLACE), mean_of(AROUND)
        total = weight.sum((2, 3), keepdim=True)
        page = (facts * weight).sum((2, 3), keepdim=True) / total
        spread = torch.sqrt(((place - page) ** 2 * weight).sum((2, 3), keepdim=True) / total + 1e-3)
        steps = torch.log2(table)
        page_facts = torch.stack([steps.mean(), steps[1:10].mean(), is_ink.mean(), is_paper.mean(), page[0, 0, 0, 0], page[0, 4, 0, 0], page[0, 10, 0, 0], page[0, 3, 0, 0]])
        constant = page_facts[None, :, None, None].expand(1, 8, *contrast.shape[2:]) / 3
        local = averaged(torch.cat([is_ink, is_paper], 1), PLACE)
        return torch.cat([facts / 3, (place - around) * 1.5, ((place - page) / spread).clamp(-6, 6) / 2, (facts - place), constant, local], 1)
