# Changes a text in the strings of the pages' content with CAM::PDF, and saves. Reads the job as JSON from standard input.
use strict;
use warnings;
use CAM::PDF;
use JSON;

my $job = decode_json(join '', <STDIN>);
my $pdf = CAM::PDF->new($job->{input}) or die "CAM::PDF cannot open the file\n";
for my $place (@{ $job->{places} }) {
    my $content = $pdf->getPageContent($place->{page});
    my ($from, $to) = (quotemeta $place->{from}, $place->{to});
    ($content =~ s/$from/$to/) or die "the text is in no string\n";
    $pdf->setPageContent($place->{page}, $content);
}
$pdf->cleanoutput($job->{output});
