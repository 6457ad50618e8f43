import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** Copied from the contract, because importing the contract would load all of zod. */
const maxLength = 1000;
/** Length from which the remaining characters are shown. */
const tellFrom = 900;

type ComposerProps = {
  draft: string;
  onDraft: (draft: string) => void;
  sending: boolean;
  onSend: (content: string) => void;
  field: Ref<HTMLTextAreaElement>;
};

/** Message field: Enter sends, Shift+Enter starts a new line. */
export function Composer({ draft, onDraft, sending, onSend, field }: ComposerProps) {
  const content = draft.trim();
  const ready = content !== '' && !sending;

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!ready) return;
    onSend(content);
    onDraft('');
  }

  return (
    <form
      onSubmit={send}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      <label htmlFor="message" className="sr-only">
        Message
      </label>
      <textarea
        ref={field}
        id="message"
        rows={1}
        maxLength={maxLength}
        placeholder="Type your message..."
        enterKeyHint="send"
        autoComplete="off"
        className="input field-sizing-content max-h-40 min-h-12! resize-none!"
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={(event) => {
          // While an input method composes characters, Enter confirms its suggestion.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
        }}
      />
      <Button type="submit" variant="primary" className="min-h-12!" disabled={!ready}>
        <Icon name="send" />
        <span className="max-md:sr-only">Send</span>
      </Button>
      {draft.length >= tellFrom && (
        <p className="hint col-span-2 tabular-nums">
          {draft.length} of {maxLength}
        </p>
      )}
    </form>
  );
}
