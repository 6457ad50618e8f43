import type { ReactNode } from 'react';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import type { Mood } from '#web/ui/brand/biscuit-drawing.tsx';
import { Receipt } from '#web/ui/data/sum-list.tsx';

type SignInSheetProps = {
  title: string;
  mood?: Mood;
  /** Line under the title. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** Sheet for signing in, resetting a password and confirming an address. */
export function SignInSheet({ title, lead, mood, children }: SignInSheetProps) {
  return (
    <div className="wrap grid justify-center pt-6 pb-16 lg:pt-14">
      <div className="grid w-[min(28rem,calc(100vw-2rem))] gap-0">
        {mood && <Biscuit mood={mood} className="-mb-2 w-28 justify-self-center lg:w-36" />}
        <Receipt aria-labelledby="entry-title">
          <div className="grid gap-1">
            <h1 id="entry-title" className="text-h2">
              {title}
            </h1>
            {lead && <p className="text-ink-2">{lead}</p>}
          </div>
          {children}
        </Receipt>
      </div>
    </div>
  );
}
