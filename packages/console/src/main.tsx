import { AssayError } from '@assay/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { mayHelpToRetry, whenSignedOut } from './api/call.js';
import { sessionQuery } from './api/queries.js';
import { readAsBefore, wantedLanguage } from './frame/language.js';
import { applyPreferences, readPreferences } from './frame/preferences.js';
import { sayUnloaded } from './frame/unloaded.js';
import { listenToKeys } from './keyboard/shortcuts.js';
import { makeRouter } from './router.js';
import { forgetPictures } from './viewer/pictures.js';
import './styles/base.css';
import './styles/frame.css';

const MOST_RETRIES = 2;

const queries = new QueryClient({
  defaultOptions: {
    // Rows that move under the cursor help nobody; a screen that is opened again asks again.
    queries: {
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < MOST_RETRIES && mayHelpToRetry(error),
    },
  },
});
const router = makeRouter(queries);

whenSignedOut(() => {
  forgetPictures();
  queries.removeQueries({ queryKey: sessionQuery.queryKey });
  void router.invalidate();
});
listenToKeys();
applyPreferences(readPreferences());

const page = document.getElementById('root');
if (!page) throw new Error('The page has no root element.');

/** Draws the console. The messages come after this file, on which theirs rests: waiting for them outside of a function would never end. */
async function draw(root: HTMLElement): Promise<void> {
  const { wanted, isSpoken } = await readAsBefore();
  if (!isSpoken) sayUnloaded(root, wanted, 'language');
  // What the server answered on purpose has a page of its own, and is no fault to be written down.
  createRoot(root, {
    onCaughtError: (error) => {
      if (!(error instanceof AssayError)) console.error(error);
    },
  }).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
draw(page).catch(() => sayUnloaded(page, wantedLanguage(), 'console'));
