import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { invitationsQuery } from '../../api/queries.js';
import { m } from '../../messages/index.js';
import { CodeLine } from '../../ui/code-line.js';
import { DocumentText } from '../../words/document-text.js';
import { time } from '../../words/numbers.js';
import { RolesForm } from './roles-form.js';

/** Links that were made and not used yet. A new one is shown once: no mail is sent. */
export function Invitations(): ReactNode {
  const client = useQueryClient();
  const { data: invitations = [] } = useQuery(invitationsQuery);
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | undefined>(undefined);
  const changed = (): void => void client.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  return (
    <>
      <p className="row">
        <button type="button" className="primary" onClick={() => setInviting(true)}>
          {m.people.invite}
        </button>
      </p>
      {link !== undefined && (
        <div className="card fields" role="status">
          <CodeLine text={link} testId="link" />
          <p>{m.people.linkText}</p>
        </div>
      )}
      {invitations.length > 0 && (
        <ul className="invitations">
          {invitations.map(({ id, roles, invitedBy, endsAt }) => (
            <li key={id} className="row">
              <span>
                {m.people.invitation(roles.map((role) => m.roles[role]).join(', '), time(endsAt))}{' '}
                <DocumentText text={invitedBy} longest={60} />
              </span>
              <button
                type="button"
                className="quiet"
                onClick={() => void change('DELETE', `/invitations/${id}`).then(changed, changed)}
              >
                {m.people.takeBack}
              </button>
            </li>
          ))}
        </ul>
      )}
      {inviting && (
        <RolesForm
          title={m.people.invite}
          roles={['analyst']}
          submit={m.people.makeLink}
          onSubmit={async (roles) => {
            setLink((await change<{ link: string }>('POST', '/invitations', { roles })).link);
            setInviting(false);
            changed();
          }}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}
