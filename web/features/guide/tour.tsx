import * as Popover from 'radix-ui/popover';
import { useId } from 'react';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { act } from './guide-store.ts';
import { StepDots } from './step-dots.tsx';
import { tourSteps } from './tour-steps.ts';
import { useTargetBox } from './use-target-box.ts';

const margin = 6;

/** Guided tour: dims the page, highlights the target of the step and explains it on a card next to it. */
export default function Tour({ currentStep }: { currentStep: number }) {
  const titleId = useId();
  const textId = useId();
  const index = Math.min(Math.max(0, Math.trunc(currentStep) || 0), tourSteps.length - 1);
  const step = tourSteps[index] ?? tourSteps[0];
  const box = useTargetBox(step.target);
  const last = index === tourSteps.length - 1;
  return (
    <Popover.Root open modal onOpenChange={(open) => !open && act('hide')}>
      <Popover.Anchor virtualRef={{ current: { getBoundingClientRect: () => box ?? middle() } }} />
      <Popover.Portal>
        <div>
          {box ? (
            <div
              aria-hidden="true"
              className="fixed z-40 rounded-m shadow-[0_0_0_200vmax_var(--scrim)] outline-3 outline-[var(--il-straw)] transition-all duration-[var(--calm)]"
              style={{
                left: box.left - margin,
                top: box.top - margin,
                width: box.width + 2 * margin,
                height: box.height + 2 * margin,
              }}
            />
          ) : (
            <div aria-hidden="true" className="scrim" />
          )}
          <Popover.Content
            key={step.id}
            side={step.position}
            sideOffset={box ? 16 : 0}
            collisionPadding={16}
            aria-labelledby={titleId}
            aria-describedby={textId}
            className="popover grid w-[min(25rem,calc(100vw-2rem))] grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 p-4"
            onInteractOutside={(event) => event.preventDefault()}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              document.getElementById('tour-next')?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              document.querySelector<HTMLElement>('[data-help]')?.focus();
            }}
          >
            <Biscuit mood={step.animation} className="h-28 w-auto" />
            <div className="grid gap-1 self-start pr-8">
              <h2 id={titleId} className="text-h4">
                {step.title}
              </h2>
              <p id={textId}>{step.description}</p>
            </div>
            <div className="col-span-2 flex items-center justify-between gap-3">
              <StepDots count={tourSteps.length} index={index} />
              <div className="flex gap-2">
                {index > 0 && <Button onClick={() => act('previous')}>Back</Button>}
                <Button id="tour-next" variant="primary" onClick={() => act(last ? 'complete' : 'next')}>
                  {last ? 'Got it!' : 'Next'}
                </Button>
              </div>
            </div>
            <IconButton
              icon="x"
              label="Close the tour"
              className="absolute! top-1 right-1"
              onClick={() => act('hide')}
            />
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Position of the card if the screen has no target. */
const middle = () => new DOMRect(window.innerWidth / 2, window.innerHeight * 0.3, 0, 0);
