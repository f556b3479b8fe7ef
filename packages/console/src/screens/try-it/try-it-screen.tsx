import { type DragEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { KINDS, type Kind } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { CodeLine } from '../../ui/code-line.js';
import { useTitle } from '../../ui/title.js';
import { curlFor } from './curl.js';
import { parseTags } from './tags.js';
import { UploadRow } from './upload-row.js';
import { useUploads } from './use-uploads.js';
import { type SentFiles, withInvoices } from './with-invoices.js';
import './try-it.css';

const MODELS: Readonly<Record<Kind, readonly string[]>> = {
  detection: ['document', 'object'],
  parse: ['performance', 'light'],
  verification: [],
};
const FILES_OF_PAIR = ['idFile', 'idBackFile', 'selfieFile'] as const;
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp';
const ACCEPTED_WITH_INVOICES = `${ACCEPTED},application/xml,text/xml`;
const ACCEPTED_SELFIES = 'image/jpeg,image/png,image/webp,video/mp4,video/quicktime,video/webm';

/** The interface's own forms, for somebody with a file in the hand. */
export function TryItScreen(): ReactNode {
  useTitle(m.tryIt.title);
  const { uploads, send, cancel } = useUploads();
  const [kind, setKind] = useState<Kind>('detection');
  const [model, setModel] = useState('document');
  const [country, setCountry] = useState('us');
  const [tagText, setTagText] = useState('');
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const tagBox = useRef<HTMLTextAreaElement>(null);
  const tags = parseTags(tagText);
  const common = { country, ...(tags.tags && { tags: JSON.stringify(tags.tags) }) };

  /** A submission whose tags were left out could not be found, held or erased by them. */
  const mayNotSend = (): boolean => {
    if (tags.wrong === undefined) return false;
    tagBox.current?.focus();
    return true;
  };
  const sendFiles = (files: readonly File[]): void => {
    if (mayNotSend()) return;
    const all: readonly SentFiles[] =
      kind === 'detection' ? withInvoices(files) : files.map((file) => ({ file }));
    for (const sent of all) {
      const parts = Object.values(sent);
      const names = parts.map(({ name }) => name).join(' + ');
      const size = parts.reduce((sum, part) => sum + part.size, 0);
      send(kind, { ...common, model, ...sent }, names, size);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    sendFiles([...event.dataTransfer.files]);
  };
  const compare = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (mayNotSend()) return;
    const form = new FormData(event.currentTarget);
    // A form holds an empty file without a name where none was chosen.
    const files = FILES_OF_PAIR.flatMap((name) => {
      const file = form.get(name) as File;
      return file.name === '' ? [] : ([[name, file]] as const);
    });
    const names = files.map(([, { name }]) => name).join(' + ');
    const size = files.reduce((sum, [, file]) => sum + file.size, 0);
    send('verification', { ...common, ...Object.fromEntries(files) }, names, size);
    event.currentTarget.reset();
  };
  const line = curlFor(kind, model, country, tags.tags);
  return (
    <main id="content" className="try-it" tabIndex={-1}>
      <h1>{m.tryIt.title}</h1>
      <div className="try-form">
        {kind === 'verification' ? (
          <form className="drop fields" onSubmit={compare}>
            <label>
              {m.tryIt.idFile}
              <input type="file" name="idFile" accept={ACCEPTED} required />
            </label>
            <label>
              {m.tryIt.idBackFile}
              <input type="file" name="idBackFile" accept={ACCEPTED} />
            </label>
            <label>
              {m.tryIt.selfieFile}
              <input type="file" name="selfieFile" accept={ACCEPTED_SELFIES} required />
            </label>
            <button type="submit" className="primary">
              {m.tryIt.compare}
            </button>
          </form>
        ) : (
          // Files can be chosen by the button, too; dropping is only the faster way.
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div
            className={`drop${over ? ' over' : ''}`}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <p className="large">{m.tryIt.drop}</p>
            <button type="button" className="primary" onClick={() => chooser.current?.click()}>
              {m.tryIt.choose}
            </button>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              accept={kind === 'detection' ? ACCEPTED_WITH_INVOICES : ACCEPTED}
              aria-label={m.tryIt.choose}
              onChange={({ target }) => {
                sendFiles([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <p className="small">{m.tryIt.accepts}</p>
            {kind === 'detection' && <p className="small">{m.tryIt.invoices}</p>}
          </div>
        )}
        <div className="options fields">
          <fieldset>
            <legend className="small">{m.tryIt.what}</legend>
            {KINDS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="kind"
                  checked={kind === one}
                  onChange={() => {
                    setKind(one);
                    setModel(MODELS[one][0] ?? '');
                  }}
                />
                {m.tryIt.whats[one]}
              </label>
            ))}
          </fieldset>
          {MODELS[kind].length > 0 && (
            <label>
              {m.tryIt.model}
              <select value={model} onChange={({ target }) => setModel(target.value)}>
                {MODELS[kind].map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
          )}
          <label>
            {m.tryIt.country}
            <select value={country} onChange={({ target }) => setCountry(target.value)}>
              {Object.entries(m.tryIt.countries).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {m.tryIt.tags}
            <textarea
              ref={tagBox}
              rows={2}
              value={tagText}
              placeholder={m.tryIt.tagsHint}
              aria-invalid={tags.wrong !== undefined}
              onChange={({ target }) => setTagText(target.value)}
            />
          </label>
          {tags.wrong !== undefined && <p className="warn">{m.tryIt.tagWrong(tags.wrong)}</p>}
        </div>
      </div>
      {uploads.length > 0 && (
        <section aria-label={m.tryIt.files}>
          <ul className="uploads" aria-live="polite">
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} onCancel={() => cancel(upload.key)} />
            ))}
          </ul>
        </section>
      )}
      <h2>{m.tryIt.curl}</h2>
      <CodeLine text={line} />
    </main>
  );
}
