# Draws a JSON drawing (standard input) with Prawn into the PDF named by the first argument.
require 'json'
require 'prawn'

Prawn::Fonts::AFM.hide_m17n_warning = true
drawing = JSON.parse($stdin.read)
height = drawing['height']
hex = ->(parts) { format('%02x%02x%02x', *parts) }
pdf = Prawn::Document.new(
  page_size: [drawing['width'], height], margin: 0, skip_page_creation: true, compress: drawing['compress'],
  info: { Title: drawing['title'], Author: drawing['author'], CreationDate: Time.now }
)
unless drawing['standardFont']
  pdf.font_families.update('Body' => { normal: drawing['fontFiles']['regular'], bold: drawing['fontFiles']['bold'] })
end
family = drawing['standardFont'] ? 'Helvetica' : 'Body'
drawing['pages'].each do |items|
  pdf.start_new_page
  items.each do |item|
    case item['kind']
    when 'rectangle'
      pdf.fill_color(hex.call(item['fill']))
      pdf.fill_rectangle([item['x'], height - item['y']], item['width'], item['height'])
    when 'line'
      pdf.stroke_color(hex.call(item['colour']))
      pdf.line_width(item['width'])
      pdf.stroke_line([item['x1'], height - item['y1']], [item['x2'], height - item['y2']])
    else
      style = item['bold'] ? :bold : :normal
      pdf.font(family, style: style)
      pdf.fill_color(hex.call(item['colour']))
      advance = item['anchor'] == 'right' ? pdf.width_of(item['text'], size: item['size'], style: style) : 0
      pdf.draw_text(item['text'], at: [item['x'] - advance, height - item['y']], size: item['size'], style: style)
    end
  end
end
pdf.render_file(ARGV[0])
