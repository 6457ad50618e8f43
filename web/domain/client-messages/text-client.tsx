import { useState } from 'react';
import type { ReactNode } from 'react';
import type { MessageKind } from '#contract/client-messages.ts';
import type { Reply } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useMedia } from '#web/lib/use-media.ts';
import { toast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonProps } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { smsHref } from './phone-links.ts';

type TextClientProps = Omit<ButtonProps, 'onClick' | 'busy'> & {
  client: { id: string; name: string };
  /** `free` needs a `body`. */
  kind: MessageKind | 'free';
  visitId?: string;
  minutes?: number | undefined;
  /** The cents that it cost before, where it has a new price. */
  was?: number | undefined;
  /** The words, where they are not those of the template. */
  body?: string;
  /** Times that the client takes one of. */
  startsAt?: readonly string[];
  /** What the button says once it was pressed, where it stays. */
  done?: string;
  children: ReactNode;
};

type Made = Reply<'POST /api/clients/:id/messages'>;

/**
 * Writes a text with the client's link. Wagwell sends it where the client agreed to that; else it opens in the phone's own texts, and at
 * a desk it can be copied or scanned.
 */
export function TextClient({
  client,
  kind,
  visitId,
  minutes,
  was,
  body,
  startsAt,
  done,
  children,
  ...button
}: TextClientProps) {
  const canText = useMedia('(pointer: coarse)');
  const [made, setMade] = useState<Made>();
  const write = useAction('POST /api/clients/:id/messages', {
    accepted: (reply) => {
      if (reply.message.channel === 'text') toast({ title: `The text to ${client.name} is on its way` });
      else if (canText) window.location.href = smsHref(reply.to, reply.text);
      else setMade(reply);
    },
    failed: 'The text was not written',
  });
  return (
    <>
      <Button
        {...button}
        {...(done && write.worked ? { 'aria-label': `${done}: ${client.name}` } : {})}
        busy={write.busy && 'Writing...'}
        onClick={() =>
          void write.run({
            params: { id: client.id },
            body: {
              kind,
              channel: 'text',
              ...(visitId ? { visitId } : {}),
              ...(minutes ? { minutes } : {}),
              ...(was === undefined ? {} : { was }),
              ...(body ? { body } : {}),
              ...(startsAt ? { startsAt: [...startsAt] } : {}),
            },
          })
        }
      >
        {done && write.worked ? done : children}
      </Button>
      {made && <TextAtDesk name={client.name} made={made} onClose={() => setMade(undefined)} />}
    </>
  );
}

/** A computer cannot text: the number and the words to copy, and a code that opens them on a phone. */
function TextAtDesk({ name, made, onClose }: { name: string; made: Made; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(made.text);
    toast({ title: 'Text copied' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Text ${name}`}
      description="Scan the code with your phone to open this text there, or copy it."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={() => void copy()}>
            Copy the text
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <QrCode text={smsHref(made.to, made.text)} label={`Opens a text to ${name} on a phone`} />
        <p className="font-semibold tabular-nums">{made.to}</p>
        <p className="whitespace-pre-line wrap-anywhere">{made.text}</p>
      </div>
    </Dialog>
  );
}
