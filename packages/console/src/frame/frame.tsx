import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { change } from '../api/call.js';
import { sessionQuery } from '../api/queries.js';
import type { Session } from '../api/types.js';
import { ShortcutHelp } from '../keyboard/shortcut-help.js';
import { useShortcuts } from '../keyboard/shortcuts.js';
import { m } from '../messages/index.js';
import { forgetDrafts } from '../review/drafts.js';
import { WaitingLink } from '../review/waiting-link.js';
import { forgetPictures } from '../viewer/pictures.js';
import { LanguageChoice, LanguageOptions } from './language-choice.js';
import {
  applyPreferences,
  type Preferences,
  type ReasonLanguage,
  readPreferences,
  type Theme,
} from './preferences.js';

/** The list of what waits is another one than that of all. */
const WHOLE = { exact: true, includeSearch: true } as const;

/** What stands around every screen for somebody who is signed in. */
export function Frame(): ReactNode {
  const { data: session } = useQuery(sessionQuery);
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const may = new Set(session?.permissions);
  useShortcuts([
    { keys: ['g s'], label: m.shortcuts.submissions, run: () => void navigate({ to: '/submissions' }) },
    ...(may.has('insights')
      ? [{ keys: ['g i'], label: m.shortcuts.insights, run: () => void navigate({ to: '/insights' }) }]
      : []),
    { keys: ['g t'], label: m.shortcuts.tryIt, run: () => void navigate({ to: '/try' }) },
    { keys: ['?'], label: m.shortcuts.help, run: () => setHelp(true) },
  ]);
  return (
    <>
      <button type="button" className="skip" onClick={() => document.getElementById('content')?.focus()}>
        {m.frame.skip}
      </button>
      <header className="frame">
        <span className="brand">Assay</span>
        <nav aria-label={m.frame.navigation}>
          <Link to="/submissions" activeOptions={WHOLE}>
            {m.frame.submissions}
          </Link>
          {may.has('records:read') && <WaitingLink mayDecide={may.has('records:decide')} />}
          {may.has('insights') && <Link to="/insights">{m.frame.insights}</Link>}
          <Link to="/try">{m.frame.tryIt}</Link>
          {may.has('keys') && <Link to="/admin/keys">{m.frame.keys}</Link>}
          {may.has('webhooks') && <Link to="/admin/webhooks">{m.frame.webhooks}</Link>}
          {may.has('people') && <Link to="/admin/people">{m.frame.people}</Link>}
          {may.has('rules') && <Link to="/admin/rules">{m.frame.rules}</Link>}
          {may.has('retention') && <Link to="/admin/retention">{m.frame.retention}</Link>}
          {may.has('audit') && <Link to="/admin/audit">{m.frame.audit}</Link>}
        </nav>
        <span className="spacer" />
        {session && <Organization session={session} />}
        {session && <PersonMenu name={session.person.name} />}
        <button type="button" className="quiet" aria-label={m.frame.help} onClick={() => setHelp(true)}>
          ?
        </button>
      </header>
      <Outlet />
      {help && <ShortcutHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** Always seen, since deciding in the wrong one is the worst slip; a choice for those who are in several. */
function Organization({ session }: { readonly session: Session }): ReactNode {
  const { organizations, current } = session;
  const go = async (organizationId: number): Promise<void> => {
    await change('PUT', '/session/organization', { organizationId });
    // Everything that was seen is the other organization's.
    location.assign('/console/');
  };
  const Tag = organizations.length > 1 ? 'label' : 'span';
  return (
    <Tag className="organization">
      <span className="hidden">{m.frame.organization}: </span>
      {organizations.length > 1 ? (
        <select value={current} onChange={({ target }) => void go(Number(target.value))}>
          {organizations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <bdi>{organizations[0]?.name}</bdi>
      )}
    </Tag>
  );
}

function PersonMenu({ name }: { readonly name: string }): ReactNode {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [preferences, setPreferences] = useState(readPreferences);
  const prefer = (changes: Partial<Preferences>): void => {
    const next = { ...preferences, ...changes };
    setPreferences(next);
    applyPreferences(next);
  };
  const signOut = async (): Promise<void> => {
    await change('DELETE', '/session').catch(() => {});
    forgetPictures();
    forgetDrafts();
    client.clear();
    await navigate({ to: '/sign-in', search: {} });
  };
  return (
    <>
      <button type="button" className="quiet person" popoverTarget="person-menu">
        <bdi>{name}</bdi>
      </button>
      <div id="person-menu" className="menu" popover="auto">
        <label>
          {m.frame.theme}
          <select
            value={preferences.theme}
            onChange={({ target }) => prefer({ theme: target.value as Theme })}
          >
            <option value="system">{m.frame.themes.system}</option>
            <option value="light">{m.frame.themes.light}</option>
            <option value="dark">{m.frame.themes.dark}</option>
          </select>
        </label>
        <LanguageChoice />
        <label>
          {m.frame.reasonsIn}
          <select
            value={preferences.reasons}
            onChange={({ target }) => {
              prefer({ reasons: target.value as ReasonLanguage });
              // Records that were read are worded in the language before.
              void client.invalidateQueries({ queryKey: ['detection'] });
            }}
          >
            <option value="console">{m.frame.reasonsAsConsole}</option>
            <LanguageOptions />
          </select>
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={preferences.letters}
            onChange={({ target }) => prefer({ letters: target.checked })}
          />
          {m.frame.shortcuts}
        </label>
        <Link to="/account">{m.frame.account}</Link>
        <button type="button" onClick={() => void signOut()}>
          {m.frame.signOut}
        </button>
      </div>
    </>
  );
}
