<?php
// Draws a JSON drawing (standard input) with TCPDF cells (core font or DejaVu subset) into the PDF named by the first argument.
require '/usr/share/php/tcpdf/tcpdf.php';

$drawing = json_decode(stream_get_contents(STDIN), true);
$pdf = new TCPDF('P', 'pt', [$drawing['width'], $drawing['height']], true, 'UTF-8');
$pdf->setPrintHeader(false);
$pdf->setPrintFooter(false);
$pdf->SetAutoPageBreak(false);
$pdf->SetCompression($drawing['compress']);
$pdf->SetTitle($drawing['title']);
$pdf->SetAuthor($drawing['author']);
$face = $drawing['standardFont'] ? 'helvetica' : 'dejavusans';
foreach ($drawing['pages'] as $page) {
    $pdf->AddPage($drawing['width'] > $drawing['height'] ? 'L' : 'P', [$drawing['width'], $drawing['height']]);
    foreach ($page as $item) {
        if ($item['kind'] === 'rectangle') {
            $pdf->Rect($item['x'], $item['y'], $item['width'], $item['height'], 'F', [], $item['fill']);
        } elseif ($item['kind'] === 'line') {
            $pdf->Line($item['x1'], $item['y1'], $item['x2'], $item['y2'], ['width' => $item['width'], 'color' => $item['colour']]);
        } else {
            $size = $item['size'] * ($face === 'dejavusans' ? 0.86 : 1);
            $pdf->SetTextColor(...$item['colour']);
            $pdf->SetFont($face, $item['bold'] ? 'B' : '', $size);
            $left = $item['x'] - ($item['anchor'] === 'right' ? $pdf->GetStringWidth($item['text']) : 0);
            $pdf->Text($left, $item['y'], $item['text'], false, false, true, 0, 0, '', false, '', 0, false, 'L', 'B');
        }
    }
}
$pdf->Output($argv[1], 'F');
