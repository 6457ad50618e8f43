import { useRef } from 'react';
import type { FormEvent, KeyboardEvent, Ref } from 'react';
import { acceptedImages, useUpload } from '#web/domain/photos/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/data/progress.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Draft } from './kept-messages.ts';
import { QuickReplies } from './quick-replies.tsx';

/** Copied from the contract, because importing the contract would load all of zod. */
const maxLength = 1000;
const maxPhotos = 4;
/** Length from which the remaining characters are shown. */
const countedFrom = 900;

type ComposerProps = {
  draft: Draft;
  /** Updates the draft from its latest value, because an upload may end while one types. */
  onDraft: (change: (before: Draft) => Draft) => void;
  onTyping: () => void;
  sending: boolean;
  /** Whether the viewer has quick replies. */
  isProvider: boolean;
  onSend: (draft: Draft) => void;
  field: Ref<HTMLTextAreaElement>;
};

/** Message field with photos: Enter sends, Shift+Enter starts a new line. */
export function Composer({ draft, onDraft, onTyping, sending, isProvider, onSend, field }: ComposerProps) {
  const { upload, progress, problem } = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const content = draft.content.trim();
  const room = maxPhotos - draft.photos.length;
  const ready = (content !== '' || draft.photos.length > 0) && !sending && progress === null;

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!ready) return;
    onSend({ content, photos: draft.photos });
    onDraft(() => ({ content: '', photos: [] }));
  }
  async function addPhotos(files: File[]) {
    if (input.current) input.current.value = '';
    const stored = await upload(files.slice(0, room));
    onDraft((before) => ({
      ...before,
      photos: [...before.photos, ...stored.map(({ id, url }) => ({ id, url }))].slice(0, maxPhotos),
    }));
  }

  return (
    <form
      onSubmit={send}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-end gap-2 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:px-2"
    >
      {draft.photos.length > 0 && (
        <ul className="col-span-3 flex flex-wrap gap-2" aria-label="Photos to send">
          {draft.photos.map(({ id, url }, index) => (
            <li key={id} className="relative">
              <img
                src={`${url}?size=small`}
                alt={`${index + 1} of ${draft.photos.length}`}
                className="size-20 rounded-m border border-line object-cover"
              />
              <IconButton
                icon="x"
                size="s"
                label={`Remove photo ${index + 1}`}
                className="absolute! -top-2 -right-2 bg-raised! shadow"
                onClick={() =>
                  onDraft((before) => ({ ...before, photos: before.photos.filter((each) => each.id !== id) }))
                }
              />
            </li>
          ))}
        </ul>
      )}
      {progress !== null && (
        <div className="col-span-3">
          <Progress label="Uploading" value={progress} />
        </div>
      )}
      <div className="flex">
        <input
          ref={input}
          type="file"
          accept={acceptedImages}
          multiple
          hidden
          aria-label="Add photos"
          onChange={({ target }) => void addPhotos([...(target.files ?? [])])}
        />
        <IconButton
          icon="camera"
          label={room > 0 ? 'Add photos' : `At most ${maxPhotos} photos`}
          disabled={room === 0 || progress !== null}
          onClick={() => input.current?.click()}
        />
        {isProvider && (
          <QuickReplies
            onInsert={(text) =>
              onDraft((before) => ({
                ...before,
                content: before.content ? `${before.content} ${text}` : text,
              }))
            }
          />
        )}
      </div>
      <div className="min-w-0">
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
          value={draft.content}
          onChange={({ target: { value } }) => {
            onDraft((before) => ({ ...before, content: value }));
            if (value.trim()) onTyping();
          }}
          onKeyDown={(event) => {
            // While an input method composes characters, Enter confirms its suggestion.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
          }}
        />
      </div>
      <Button type="submit" variant="primary" className="min-h-12!" disabled={!ready}>
        <Icon name="send" />
        <span className="max-md:sr-only">Send</span>
      </Button>
      <div className="col-span-3 empty:hidden" aria-live="polite">
        <FieldError>{problem}</FieldError>
      </div>
      {draft.content.length >= countedFrom && (
        <p className="hint col-span-3 tabular-nums">
          {draft.content.length} of {maxLength}
        </p>
      )}
    </form>
  );
}
