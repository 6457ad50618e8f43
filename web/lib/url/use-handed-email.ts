import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** What says who somebody is; addresses end up in logs and histories. */
const personal = ['email', 'firstName', 'lastName', 'phone', 'location'];

/** The query of an address without what says who somebody is. */
export function withoutPerson(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of personal) rest.delete(name);
  return rest;
}

/** The state of a navigation that hands an email address on beside the page's own address. */
export const handEmail = (email: string) => ({ email: email.trim() });

/** The email address that was handed on to this page. One in the address, as old links have it, is moved out of it. */
export function useHandedEmail(): string {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const email = query.get('email') ?? emailIn(state);
  const names = personal.some((name) => query.has(name));
  useEffect(() => {
    if (names)
      setQuery(withoutPerson(query), { replace: true, preventScrollReset: true, state: handEmail(email) });
  }, [names, query, setQuery, email]);
  return email;
}

function emailIn(state: unknown): string {
  return typeof state === 'object' && state && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}
