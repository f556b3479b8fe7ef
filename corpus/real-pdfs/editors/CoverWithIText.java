import com.lowagie.text.pdf.BaseFont;
import com.lowagie.text.pdf.PdfContentByte;
import com.lowagie.text.pdf.PdfReader;
import com.lowagie.text.pdf.PdfStamper;
import java.awt.Color;
import java.io.FileOutputStream;

/**
 * Covers a text with a white box and writes another with iText's stamper: arguments input, output, page (from 1), the
 * box's four edges and the baseline in points from the top left corner, font size, text.
 */
public class CoverWithIText {
  public static void main(String[] args) throws Exception {
    PdfReader reader = new PdfReader(args[0]);
    PdfStamper stamper = new PdfStamper(reader, new FileOutputStream(args[1]));
    int page = Integer.parseInt(args[2]);
    float top = reader.getPageSize(page).getTop();
    float[] at = new float[6];
    for (int i = 0; i < at.length; i++) at[i] = Float.parseFloat(args[3 + i]);
    PdfContentByte over = stamper.getOverContent(page);
    over.setColorFill(Color.WHITE);
    over.rectangle(at[0] - 0.5f, top - at[3], at[2] - at[0] + 1, at[3] - at[1]);
    over.fill();
    over.beginText();
    over.setColorFill(Color.BLACK);
    over.setFontAndSize(BaseFont.createFont(BaseFont.HELVETICA, BaseFont.WINANSI, BaseFont.NOT_EMBEDDED), at[5]);
    over.showTextAligned(PdfContentByte.ALIGN_RIGHT, args[9], at[2], top - at[4], 0);
    over.endText();
    stamper.close();
  }
}
