/** Files of one submission: a document, and the electronic invoice that it prints. */
export interface SentFiles {
  readonly file: File;
  readonly invoiceFile?: File;
}

const EXTENSION = /\.[^.]*$/;
const stemOf = ({ name }: File): string => name.replace(EXTENSION, '').toLowerCase();
const isXml = ({ name }: File): boolean => /\.xml$/i.test(name);
const isPdf = ({ name }: File): boolean => /\.pdf$/i.test(name);

/**
 * Puts each XML file beside the PDF of its name, or beside the PDF where there is one of each. Others stay by
 * themselves: the server says what is wrong with them.
 */
export function withInvoices(files: readonly File[]): readonly SentFiles[] {
  const [invoices, documents] = [files.filter(isXml), files.filter((file) => !isXml(file))];
  const [onlyInvoice, ...otherInvoices] = invoices;
  const isOnePair = otherInvoices.length === 0 && documents.filter(isPdf).length === 1;
  const invoiceOf = (document: File): File | undefined => {
    if (!isPdf(document)) return undefined;
    return isOnePair ? onlyInvoice : invoices.find((invoice) => stemOf(invoice) === stemOf(document));
  };
  const sent = documents.map((file): SentFiles => {
    const invoiceFile = invoiceOf(file);
    return { file, ...(invoiceFile && { invoiceFile }) };
  });
  const alone = invoices.filter((one) => !sent.some(({ invoiceFile }) => invoiceFile === one));
  return [...sent, ...alone.map((file) => ({ file }))];
}
