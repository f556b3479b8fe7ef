import java.io.File;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageTree;

/** Puts a page of another file in the place of one: arguments input, output, other file, page (from 1, in both). */
public class PutPageWithPdfBox {
  public static void main(String[] args) throws Exception {
    int index = Integer.parseInt(args[3]) - 1;
    try (PDDocument document = PDDocument.load(new File(args[0]));
        PDDocument other = PDDocument.load(new File(args[2]))) {
      PDPage page = document.importPage(other.getPage(index));
      PDPageTree pages = document.getPages();
      PDPage replaced = document.getPage(index);
      pages.remove(page);
      pages.insertBefore(page, replaced);
      pages.remove(replaced);
      document.save(args[1]);
    }
  }
}
