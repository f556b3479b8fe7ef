import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { change } from '../../api/call.js';
import { PEOPLE_KEY, peopleQuery, sessionQuery } from '../../api/queries.js';
import { PEOPLE_A_PAGE, type PersonEntry } from '../../api/types.js';
import { m } from '../../messages/index.js';
import { Confirm } from '../../ui/confirm.js';
import { FailurePage } from '../../ui/failure.js';
import { Loading } from '../../ui/loading.js';
import { useTitle } from '../../ui/title.js';
import { DocumentText } from '../../words/document-text.js';
import { time } from '../../words/numbers.js';
import { Invitations } from './invitations.js';
import { RolesForm } from './roles-form.js';
import '../../ui/table.css';

/** Who is in the organization, as what, and who is invited. */
export function PeopleScreen(): ReactNode {
  useTitle(m.people.title);
  const client = useQueryClient();
  const { page = 1 } = useSearch({ from: '/inside/admin/people' });
  const { data: people, error, refetch } = useQuery(peopleQuery(page));
  const { data: session } = useQuery(sessionQuery);
  const [changing, setChanging] = useState<PersonEntry | undefined>(undefined);
  const [removing, setRemoving] = useState<PersonEntry | undefined>(undefined);
  if (error && !people) return <FailurePage error={error} onRetry={() => void refetch()} />;
  const changed = (): void => {
    setChanging(undefined);
    setRemoving(undefined);
    void client.invalidateQueries({ queryKey: PEOPLE_KEY });
  };
  return (
    <main id="content" className="table-screen" tabIndex={-1}>
      <h1>{m.people.title}</h1>
      <p className="small">{m.people.text}</p>
      <Invitations />
      {!people ? (
        <Loading />
      ) : (
        <section className="table-scroll" aria-label={m.people.title}>
          <table className="plain people">
            <thead>
              <tr>
                <th scope="col">{m.people.name}</th>
                <th scope="col">{m.people.email}</th>
                <th scope="col">{m.people.roles}</th>
                <th scope="col">{m.people.signsInBy}</th>
                <th scope="col">{m.people.seen}</th>
                <th scope="col">
                  <span className="hidden">{m.people.change}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {people.data.map((person) => (
                <tr key={person.id}>
                  <th scope="row">
                    <DocumentText text={person.name} longest={60} />
                    {person.id === session?.person.id && ` (${m.people.you})`}
                  </th>
                  <td>
                    <DocumentText text={person.email} longest={80} />
                  </td>
                  <td>{person.roles.map((role) => m.roles[role]).join(', ')}</td>
                  <td>{m.people.ways[person.signsInBy]}</td>
                  <td>{person.seenAt === null ? m.people.notSignedIn : time(person.seenAt)}</td>
                  <td>
                    <button type="button" className="quiet" onClick={() => setChanging(person)}>
                      {m.people.change}
                    </button>
                    <button type="button" className="quiet" onClick={() => setRemoving(person)}>
                      {m.people.remove}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {people && people.totalCount > PEOPLE_A_PAGE && <Pages page={page} total={people.totalCount} />}
      {changing && (
        <RolesForm
          title={m.people.changeTitle(changing.name)}
          roles={changing.roles}
          submit={m.people.save}
          onSubmit={(roles) => change('PUT', `/people/${changing.id}/roles`, { roles }).then(changed)}
          onClose={() => setChanging(undefined)}
        />
      )}
      {removing && (
        <Confirm
          title={m.people.removeTitle(removing.name)}
          text={m.people.removeText}
          submit={m.people.remove}
          onSubmit={() => change('DELETE', `/people/${removing.id}`).then(changed)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </main>
  );
}

function Pages({ page, total }: { readonly page: number; readonly total: number }): ReactNode {
  const at = (to: number): { page?: number } => (to === 1 ? {} : { page: to });
  return (
    <nav className="paging" aria-label={m.people.title}>
      {page > 1 && (
        <Link to="/admin/people" search={at(page - 1)}>
          ‹ {m.submissions.previous}
        </Link>
      )}
      {page * PEOPLE_A_PAGE < total && (
        <Link to="/admin/people" search={at(page + 1)}>
          {m.submissions.next} ›
        </Link>
      )}
    </nav>
  );
}
