import type { LoaderFunctionArgs } from 'react-router';
import { sessionCookie } from '#contract/identity/identity.ts';
import { keptPageHeader } from '#web/domain/site/kept-pages.ts';
import { serverContext } from '#web/domain/site/server-context.ts';
import type { Site } from '#web/domain/site/site.ts';

/** The facts of the site, and what the frame of a page shows of a member. A kept page is the same for any account. */
export async function loadSite({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<Site> {
  const given = context.get(serverContext);
  const { siteUrl, supportEmail, processor, sendsTexts } = given;
  const isKept = request.headers.has(keptPageHeader);
  const hasCookie = (request.headers.get('cookie') ?? '').includes(`${sessionCookie}=`);
  const own = hasCookie && !isKept ? await given.session() : null;
  return {
    siteUrl,
    supportEmail,
    processor,
    sendsTexts,
    signedOut: !hasCookie && !isKept,
    member: own && { roles: own.user.roles, hasDay: own.hasDay },
  };
}
