import { useSite } from '#web/domain/site/site.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Banner of the checkout pages while the test processor is in use, which moves no money. */
export function ProcessorBanner() {
  if (useSite().processor !== 'test') return null;
  return (
    <aside aria-label="Test processor" className="bg-straw-soft text-straw-ink">
      <div className="wrap flex items-center gap-3 py-3">
        <Icon name="info" />
        <p>
          <b>Test processor.</b> No money moves. Pay with{' '}
          <span className="tabular-nums">4242 4242 4242 4242</span>, any future date, any code.
        </p>
      </div>
    </aside>
  );
}
