# Draws a JSON drawing (standard input) with PDF::API2 into the PDF named by the first argument.
use strict;
use warnings;
use utf8;
use JSON;
use PDF::API2;

my $drawing = decode_json(do { local $/; <STDIN> });
my $height = $drawing->{height};
my $pdf = PDF::API2->new(compress => $drawing->{compress} ? 1 : 0);
$pdf->title($drawing->{title});
$pdf->author($drawing->{author});
my @faces = $drawing->{standardFont}
    ? map { $pdf->font($_) } ('Helvetica', 'Helvetica-Bold')
    : map { $pdf->font($drawing->{fontFiles}{$_}) } ('regular', 'bold');
my $colour = sub { sprintf '#%02x%02x%02x', @{ $_[0] } };
for my $items (@{ $drawing->{pages} }) {
    my $page = $pdf->page();
    $page->size([0, 0, $drawing->{width}, $height]);
    my $graphics = $page->graphics();
    my $text = $page->text();
    for my $item (@$items) {
        if ($item->{kind} eq 'rectangle') {
            $graphics->fill_color($colour->($item->{fill}));
            $graphics->rect($item->{x}, $height - $item->{y} - $item->{height}, $item->{width}, $item->{height});
            $graphics->fill();
        } elsif ($item->{kind} eq 'line') {
            $graphics->stroke_color($colour->($item->{colour}));
            $graphics->line_width($item->{width});
            $graphics->move($item->{x1}, $height - $item->{y1});
            $graphics->line($item->{x2}, $height - $item->{y2});
            $graphics->stroke();
        } else {
            $text->fill_color($colour->($item->{colour}));
            $text->font($faces[$item->{bold} ? 1 : 0], $item->{size});
            $text->translate($item->{x}, $height - $item->{y});
            $item->{anchor} eq 'right' ? $text->text_right($item->{text}) : $text->text($item->{text});
        }
    }
}
$pdf->save($ARGV[0]);
