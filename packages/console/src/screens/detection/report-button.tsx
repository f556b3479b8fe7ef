import { type ReactNode, useState } from 'react';
import { readBlob } from '../../api/call.js';
import { useShortcuts } from '../../keyboard/shortcuts.js';
import { m } from '../../messages/index.js';
import { FailureLine, sentenceFor } from '../../ui/failure.js';

/** Hands over the report: one press, and the browser keeps the file. It takes a second or two. */
export function ReportButton({ id }: { readonly id: number }): ReactNode {
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const make = async (): Promise<void> => {
    if (making) return;
    setMaking(true);
    setFailure(undefined);
    try {
      keep(await readBlob(`/detections/${id}/report`), `report-${id}.pdf`);
    } catch (error) {
      setFailure(sentenceFor(error));
    } finally {
      setMaking(false);
    }
  };
  useShortcuts([{ keys: ['r'], label: m.shortcuts.report, run: () => void make() }]);
  return (
    <>
      <FailureLine text={failure} />
      <button type="button" className="quiet" aria-disabled={making} onClick={() => void make()}>
        {making ? m.detection.makingReport : m.detection.report} <kbd>r</kbd>
      </button>
    </>
  );
}

/** Saves bytes as a file. */
function keep(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
