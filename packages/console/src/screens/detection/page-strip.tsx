import type { ReactNode } from 'react';
import type { PageSize } from '../../api/types.js';
import type { Finding } from '../../findings/findings.js';
import { m } from '../../messages/index.js';

interface PageStripProps {
  readonly pages: readonly PageSize[];
  readonly page: number;
  readonly findings: readonly Finding[];
  readonly onPage: (page: number) => void;
}

/** Every page, with how many places on it were found. */
export function PageStrip({ pages, page, findings, onPage }: PageStripProps): ReactNode {
  const marks = (of: number): number =>
    findings.reduce((sum, { places }) => sum + places.filter((place) => place.page === of).length, 0);
  return (
    <nav className="page-strip" aria-label={m.viewer.pages}>
      {pages.map(({ page: one }) => {
        const found = marks(one);
        return (
          <button
            type="button"
            key={one}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            <span className="hidden">{m.viewer.pageNumber} </span>
            {one}
            {found > 0 && (
              <>
                {' '}
                <span className="badge">{found}</span>
                <span className="hidden"> {m.viewer.places}</span>
              </>
            )}
          </button>
        );
      })}
    </nav>
  );
}
