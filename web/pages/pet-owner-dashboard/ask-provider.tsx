import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { askedIn, forgetAsked, rememberAsked, rememberedAsked } from '#web/domain/people/asked-provider.ts';
import { usePublicProvider } from '#web/domain/people/use-public-provider.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** The groomer or business whose public page led here, until a request is sent or the person decides otherwise. */
export function useAskedProvider(now: Date) {
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => askedIn(params), [params]);
  const [kept, setKept] = useState(() => inAddress ?? rememberedAsked(now));
  useEffect(() => {
    if (inAddress) rememberAsked(inAddress, new Date());
  }, [inAddress]);
  const { data } = usePublicProvider(kept);
  const drop = () => {
    forgetAsked();
    setKept(undefined);
    setParams(
      (before) => {
        before.delete('ask');
        before.delete('as');
        return before;
      },
      { replace: true },
    );
  };
  return { provider: kept && data && { id: data.id, name: data.name }, drop };
}

type AskProviderProps = {
  name: string;
  /** False before the first pet is added. */
  hasPets: boolean;
  onAsk: () => void;
  onDrop: () => void;
};

/** Leads on to the request that a public page began. */
export function AskProvider({ name, hasPets, onAsk, onDrop }: AskProviderProps) {
  return (
    <Note icon="heart" className="mt-4" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <b>You are asking {name}.</b>{' '}
          {hasPets
            ? 'Say what your pet needs and when.'
            : 'Add your pet below first, then say what it needs and when.'}
        </p>
        <span className="flex flex-wrap gap-2">
          {hasPets && (
            <Button variant="primary" onClick={onAsk}>
              Request from {name}
            </Button>
          )}
          <Button variant="quiet" onClick={onDrop}>
            Dismiss
          </Button>
        </span>
      </div>
    </Note>
  );
}
