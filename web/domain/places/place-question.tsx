import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#web/lib/api/call-error.ts';
import { query } from '#web/lib/api/query.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { Button } from '#web/ui/button.tsx';

/** Asks about a place that is in no gazetteer, or is one of several. It may be kept as written. */
export function PlaceQuestion({ text }: { text: string }) {
  const written = text.trim();
  const asked = useDebouncedValue(written);
  const [kept, setKept] = useState('');
  const { error, isFetching } = useQuery({
    ...query('GET /api/places/meant', { query: { q: asked } }),
    enabled: asked.length > 1 && asked !== kept,
    retry: false,
  });
  const problem =
    asked === written && written !== kept && !isFetching && error instanceof CallError
      ? error.errors[0]?.message
      : undefined;
  return (
    <div aria-live="polite" className="text-s empty:hidden">
      {problem && written && (
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          “{written}”: {problem}
          <Button variant="quiet" onClick={() => setKept(written)}>
            Keep it as written
          </Button>
        </p>
      )}
    </div>
  );
}
