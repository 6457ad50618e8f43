import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { useSite } from '#web/domain/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { REQUEST_ID_ELEMENT, useRenderedRequestId } from '../request-id.ts';

/** The error page of a failed page. The cause is shown in development only. */
export function Failure({ error }: { error: unknown }) {
  const { supportEmail } = useSite();
  const rendered = useRenderedRequestId();
  const requestId = error instanceof CallError ? error.facts.requestId : rendered;
  return (
    <section role="alert" className="wrap grid column-reading justify-items-start gap-4 pt-12 pb-20">
      <h1>This page could not be shown</h1>
      <p className="max-w-text">
        Nothing of yours is lost. Try again; if it keeps happening, write to us and say what you were doing
        {supportEmail && (
          <>
            : <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </>
        )}
        .
        {requestId && (
          <>
            {' '}
            Please name <span id={REQUEST_ID_ELEMENT}>{requestId}</span>, which leads us to the cause.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button asChild>
          <Link to={href('landing')} reloadDocument>
            Go to the home page
          </Link>
        </Button>
      </div>
      {import.meta.env.DEV && (
        <pre className="max-w-full overflow-x-auto rounded-s bg-sunk p-4 text-s">
          {error instanceof Error ? error.stack : JSON.stringify(error)}
        </pre>
      )}
    </section>
  );
}
