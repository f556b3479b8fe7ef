import { TECHNIQUES } from '../pdf-forgeries/tampering/all-techniques.js';
import type { ForgeryJob, Technique } from '../pdf-forgeries/tampering/technique.js';
import { runTool, scratchPath } from '../pdf-forgeries/tools.js';
import { editor, editWithPdfium, PDFBOX } from './editors.js';

const ANY = ['amount', 'account', 'date', 'transposed'] as const;

/** The job's places with what is to stand there, as the editors' scripts read them. */
const placesOf = ({ places, plan, base, output }: ForgeryJob) => ({
  input: base.path,
  output,
  places: places.map((place) => ({
    ...place,
    to: plan.replacements.find(({ from }) => from === place.from)?.to ?? place.from,
  })),
});

function edited(
  name: string,
  tool: string,
  run: (job: ForgeryJob, places: ReturnType<typeof placesOf>) => void,
): Technique {
  return {
    name,
    tool,
    count: 1,
    kinds: ANY,
    metadataStays: true,
    forge(job) {
      run(job, placesOf(job));
      return undefined;
    },
  };
}

const ITEXT = '/usr/share/java/itext.jar';

/** Programs and libraries that the made corpus does not use, each by the functions that edit. */
const EDITORS: readonly Technique[] = [
  edited('pdfium_set_text', 'pdfium', (_job, places) => {
    editWithPdfium(places);
  }),
  edited('cam_pdf_string', 'CAM::PDF', (_job, places) => {
    runTool('perl', [editor('edit_with_cam_pdf.pl')], { input: JSON.stringify(places) });
  }),
  edited('pdf_api2_cover', 'PDF::API2', (_job, places) => {
    runTool('perl', [editor('cover_with_pdf_api2.pl')], { input: JSON.stringify(places) });
  }),
  edited('pdfbox_string', 'pdfbox', (job, { places }) => {
    for (const { page, from, to } of places.slice(0, 1))
      runTool('java', [
        '-cp',
        PDFBOX,
        editor('EditWithPdfBox.java'),
        job.base.path,
        job.output,
        String(page),
        from,
        to,
      ]);
  }),
  edited('xournalpp_cover', 'xournalpp', (job, { places }) => {
    const sheet = scratchPath('xopp');
    runTool('python3', [editor('xournal_sheet.py')], {
      input: JSON.stringify({ sheet, input: job.base.path, places }),
    });
    runTool('xournalpp', [`--create-pdf=${job.output}`, sheet]);
  }),
  edited('itext_cover', 'itext', (job, { places }) => {
    for (const { page, box, baseline, fontSize, to } of places.slice(0, 1)) {
      const numbers = [page, ...box, baseline, fontSize].map(String);
      const script = editor('CoverWithIText.java');
      runTool('java', ['-cp', ITEXT, script, job.base.path, job.output, ...numbers, to]);
    }
  }),
  edited('pdfium_then_qpdf', 'pdfium+qpdf', (job, places) => {
    const plain = scratchPath('pdf');
    editWithPdfium({ ...places, output: plain });
    runTool('qpdf', ['--object-streams=generate', '--recompress-flate', plain, job.output]);
  }),
];

/** What is left out: edits of documents composed here, and those that need a second print by the issuer's program. */
export const REAL_TECHNIQUES: readonly Technique[] = [
  ...EDITORS,
  ...TECHNIQUES.filter(
    ({ choosesEdit, kinds }) => !choosesEdit && kinds.some((kind) => kind !== 'consistent'),
  ),
];
