import { createContext, use, useState } from 'react';

/** The id of the request that renders this page; known on the server only. */
export const RequestIdContext = createContext<string | undefined>(undefined);

/** The element of an error page that names its request. */
export const REQUEST_ID_ELEMENT = 'failed-request';

/** The id of the request that rendered this error page: in the browser it is read from the page itself. */
export function useRenderedRequestId(): string | undefined {
  const onServer = use(RequestIdContext);
  const [inPage] = useState(() =>
    typeof document === 'undefined' ? undefined : document.getElementById(REQUEST_ID_ELEMENT)?.textContent,
  );
  return onServer ?? inPage;
}
