import type { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { serverContext } from '#web/domain/site/server-context.ts';
import type { ServerContext } from '#web/domain/site/server-context.ts';
import type { Site } from '#web/domain/site/site.ts';
import { holdPresses, loadScriptsLater } from './later-scripts.ts';
import { NonceContext } from './nonce.ts';
import { RequestIdContext } from './request-id.ts';
import { href } from '#contract/pages.ts';
import { isDesktop } from '#web/lib/first-view/first-screen.ts';
import { keptPageHeader } from '#web/domain/site/kept-pages.ts';
import { pressedEarly, readFirst, withData } from './pages.ts';
import { queryClient } from './query-client.ts';
import { QueriesOfPage } from './query-provider.tsx';
import { renderWithData, renderWithout } from './render-with-data.ts';

/** Called by the server for each page, before its loaders run. */
export function pageContext(given: ServerContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverContext, given);
  return context;
}

/** Called for what fails in loaders and while rendering; the visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!request.signal.aborted) (context as RouterContextProvider).get(serverContext).failed(error);
};

export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const given = context.get(serverContext);
  const { nonce, requestId } = given;
  const route = routeOf(routerContext);
  let handoff = routerContext.serverHandoffStream;
  const render = async (queries: QueryClient) => {
    const [own, later] = handoff?.tee() ?? [];
    handoff = later;
    const stream = await renderToReadableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={requestId}>
          <QueriesOfPage value={queries}>
            <ServerRouter
              context={own ? { ...routerContext, serverHandoffStream: own } : routerContext}
              url={request.url}
              nonce={nonce}
            />
          </QueriesOfPage>
        </RequestIdContext>
      </NonceContext>,
      // Otherwise a suspended part is sent at the end of the page, with a script that moves it.
      { nonce, progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    await stream.allReady;
    return new Response(stream).text();
  };
  const asksForData = withData.has(route) && !request.headers.has(keptPageHeader);
  const withOwnData =
    asksForData &&
    (await renderWithData(queryClient(), render, { ...given, desktop: isDesktop(request.headers) }));
  if (withOwnData) headers.set('cache-control', 'private, no-store');
  else if (siteOf(routerContext).member && !headers.has('cache-control'))
    headers.set('cache-control', 'private, no-cache');
  const rendered = withOwnData || (await renderWithout(queryClient(), render));
  headers.set('content-type', 'text/html; charset=utf-8');
  const page = isReadFirst(routerContext)
    ? loadScriptsLater(rendered, nonce)
    : rendered.replaceAll(scriptLink, `${scriptLink} fetchpriority="low"`);
  const shown = withOwnData || pressedEarly.has(route) ? holdPresses(page, nonce) : page;
  return new Response(shown, { status: namesNothing(routerContext) ? 404 : status, headers });
}

/**
 * Preloads scripts early but at low priority: on a slow network they would delay the stylesheet and the
 * fonts. The router's `Scripts` has no such option.
 */
const scriptLink = '<link rel="modulepreload"';

/** Whether a signed-out visitor came to a page to read it. Members get their shell at once. */
function isReadFirst(context: EntryContext): boolean {
  return siteOf(context).signedOut === true && readFirst.has(routeOf(context));
}

const siteOf = ({ staticHandlerContext: { loaderData } }: EntryContext) =>
  (loaderData['root'] ?? {}) as Partial<Site>;

const routeOf = ({ staticHandlerContext: { matches } }: EntryContext): string =>
  matches.at(-1)?.route.id ?? '';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether the page's path has an id that is not a UUID, so no such record exists; an import that begins has none yet. */
const namesNothing = ({ staticHandlerContext: { matches, location } }: EntryContext): boolean =>
  location.pathname !== href('client-import', { id: 'new' }) &&
  matches.some(({ params }) => params['id'] !== undefined && !uuid.test(params['id']));
