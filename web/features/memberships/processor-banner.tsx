import { Icon } from '#web/ui/icon.tsx';
import { useProcessor } from './memberships.api.ts';

/** On every page on the way to a payment, wherever no money moves. */
export function ProcessorBanner() {
  const { data } = useProcessor();
  if (data?.processor !== 'test') return null;
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
