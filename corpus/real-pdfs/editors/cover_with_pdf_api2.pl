# Covers a text with a white box and writes another with PDF::API2. Reads the job as JSON from standard input.
use strict;
use warnings;
use PDF::API2;
use JSON;

my $job = decode_json(join '', <STDIN>);
my $pdf = PDF::API2->open($job->{input});
my $font = $pdf->corefont('Helvetica');
for my $place (@{ $job->{places} }) {
    my $page = $pdf->openpage($place->{page});
    my @media = $page->get_mediabox;
    my ($x0, $y0, $x1, $y1) = @{ $place->{box} };
    my $top = $media[3];
    my $box = $page->gfx;
    $box->fillcolor('white');
    $box->rect($x0 - 0.5, $top - $y1, $x1 - $x0 + 1, $y1 - $y0);
    $box->fill;
    my $text = $page->text;
    $text->font($font, $place->{fontSize});
    $text->fillcolor('black');
    $text->translate($x1, $top - $place->{baseline});
    $text->text_right($place->{to});
}
$pdf->saveas($job->{output});
