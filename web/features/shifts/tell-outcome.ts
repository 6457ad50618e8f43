import { detailOf } from '#web/lib/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';

type Words<Reply> = {
  done: (reply: Reply) => ToastContent;
  /** The title of a refusal; under it stands what the server says. */
  failed: string;
};

/**
 * Tells how a call ended, even where what was asked about has moved on in its list meanwhile.
 * @returns whether it worked
 */
export async function tellOutcome<Reply>(
  call: Promise<Reply>,
  { done, failed }: Words<Reply>,
): Promise<boolean> {
  try {
    toast(done(await call));
    return true;
  } catch (error) {
    toast({
      variant: 'destructive',
      title: failed,
      description: detailOf(error, 'Nothing has changed. Please try again.'),
    });
    return false;
  }
}
