import java.io.File;
import java.util.List;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdfparser.PDFStreamParser;
import org.apache.pdfbox.pdfwriter.ContentStreamWriter;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;

/** Changes a text in the strings of a page as PDFBox's examples do: arguments input, output, page (from 1), from, to. */
public class EditWithPdfBox {
  public static void main(String[] args) throws Exception {
    try (PDDocument document = PDDocument.load(new File(args[0]))) {
      PDPage page = document.getPage(Integer.parseInt(args[2]) - 1);
      PDFStreamParser parser = new PDFStreamParser(page);
      parser.parse();
      List<Object> tokens = parser.getTokens();
      boolean done = false;
      for (Object token : tokens) {
        if (token instanceof COSString) done |= change((COSString) token, args[3], args[4]);
        if (token instanceof COSArray)
          for (COSBase part : (COSArray) token)
            if (part instanceof COSString) done |= change((COSString) part, args[3], args[4]);
      }
      if (!done) throw new IllegalArgumentException("the text is in no string");
      PDStream content = new PDStream(document);
      try (java.io.OutputStream out = content.createOutputStream(COSName.FLATE_DECODE)) {
        new ContentStreamWriter(out).writeTokens(tokens);
      }
      page.setContents(content);
      document.save(args[1]);
    }
  }

  private static boolean change(COSString string, String from, String to) throws Exception {
    String text = new String(string.getBytes(), "ISO-8859-1");
    if (!text.contains(from)) return false;
    string.setValue(text.replace(from, to).getBytes("ISO-8859-1"));
    return true;
  }
}
