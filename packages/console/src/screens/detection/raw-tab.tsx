import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Detection } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { CodeLine } from '../../ui/code-line.js';
import { CopyButton } from '../../ui/copy-button.js';
import { cut } from '../../words/document-text.js';

/** The record as the interface gives it, folded by path. */
export function RawTab({ detection }: { readonly detection: Detection }): ReactNode {
  const record = useMemo(() => asServed(detection), [detection]);
  const text = useMemo(() => JSON.stringify({ result: record }, null, 2), [record]);
  const [download, setDownload] = useState<string | undefined>(undefined);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setDownload(url);
    return () => URL.revokeObjectURL(url);
  }, [text]);
  const line = `curl -H "x-api-key: $ASSAY_API_KEY" ${location.origin}/v1/detection/${detection.detectionId}`;
  return (
    <>
      <p className="row">
        <a href={download} download={`detection-${detection.detectionId}.json`}>
          {m.detection.download}
        </a>
        <CopyButton text={text} />
      </p>
      <CodeLine text={line} />
      <div className="json">
        <Node name="result" value={record} open />
      </div>
    </>
  );
}

/** Without what the console's interface adds. */
function asServed({ neighbours: _, links: __, findings: ___, ...record }: Detection): object {
  return record;
}

interface NodeProps {
  readonly name: string;
  readonly value: unknown;
  readonly open?: boolean;
}

/** A folded node renders what is in it only once it is opened. */
function Node({ name, value, open = false }: NodeProps): ReactNode {
  const [shown, setShown] = useState(open);
  if (typeof value !== 'object' || value === null)
    return (
      <p>
        <span className="json-name">{name}</span>: <bdi>{cut(JSON.stringify(value) ?? '', 500)}</bdi>
      </p>
    );
  const entries = Object.entries(value);
  return (
    <details open={open} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>
        <span className="json-name">{name}</span>{' '}
        {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}
      </summary>
      {shown && entries.map(([key, one]) => <Node key={key} name={key} value={one} />)}
    </details>
  );
}
