<?php
// Draws a JSON drawing (standard input) with FPDF's core fonts into the PDF named by the first argument.
require '/usr/share/php/fpdf/fpdf.php';

$drawing = json_decode(stream_get_contents(STDIN), true);
$latin = fn (string $text) => iconv('UTF-8', 'Windows-1252//TRANSLIT', $text);
$pdf = new FPDF('P', 'pt', [$drawing['width'], $drawing['height']]);
$pdf->SetCompression($drawing['compress']);
$pdf->SetAutoPageBreak(false);
$pdf->SetTitle($latin($drawing['title']));
$pdf->SetAuthor($latin($drawing['author']));
$face = str_contains($drawing['fontFamily'], 'Serif') ? 'Times' : 'Helvetica';
foreach ($drawing['pages'] as $page) {
    $pdf->AddPage($drawing['width'] > $drawing['height'] ? 'L' : 'P', [$drawing['width'], $drawing['height']]);
    foreach ($page as $item) {
        if ($item['kind'] === 'rectangle') {
            $pdf->SetFillColor(...$item['fill']);
            $pdf->Rect($item['x'], $item['y'], $item['width'], $item['height'], 'F');
        } elseif ($item['kind'] === 'line') {
            $pdf->SetDrawColor(...$item['colour']);
            $pdf->SetLineWidth($item['width']);
            $pdf->Line($item['x1'], $item['y1'], $item['x2'], $item['y2']);
        } else {
            $text = $latin($item['text']);
            $pdf->SetTextColor(...$item['colour']);
            $pdf->SetFont($face, $item['bold'] ? 'B' : '', $item['size']);
            $pdf->Text($item['x'] - ($item['anchor'] === 'right' ? $pdf->GetStringWidth($text) : 0), $item['y'], $text);
        }
    }
}
$pdf->Output('F', $argv[1]);
