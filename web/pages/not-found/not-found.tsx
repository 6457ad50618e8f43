import { Link, data } from 'react-router';
import { href } from '#contract/pages.ts';
import { LazyBiscuit } from '#web/ui/brand/lazy-biscuit.tsx';
import { Button } from '#web/ui/button.tsx';

export const meta = () => [{ title: 'Not Found · Wagwell' }, { name: 'robots', content: 'noindex' }];

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <section className="wrap grid column-reading items-center gap-6 pt-10 pb-20 sm:grid-cols-[auto_1fr] lg:pt-20">
      <LazyBiscuit mood="bounce" className="w-40 sm:w-56" />
      <div className="grid justify-items-start gap-3">
        <h1>Not Found</h1>
        <p className="max-w-text">
          Biscuit looked everywhere, but there is no page at this address. It may have moved, or a letter went
          missing on the way.
        </p>
        {import.meta.env.DEV && (
          <p className="text-s text-ink-2">
            Did you forget to add the page to the router? It belongs in <code>web/app/pages.ts</code>.
          </p>
        )}
        <div className="flex flex-wrap gap-2 pt-2">
          <Button asChild variant="primary">
            <Link to={href('landing')}>Go to the home page</Link>
          </Button>
          <Button onClick={() => window.history.back()}>Back</Button>
        </div>
      </div>
    </section>
  );
}
