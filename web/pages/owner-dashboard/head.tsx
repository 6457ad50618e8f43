import type { BusinessProfile } from '#contract/profiles/profiles.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type HeadProps = {
  /** Null on a first visit. */
  business: BusinessProfile | null;
  firstName: string;
  /** Whether something else has to be done first, so that posting waits. */
  calm: boolean;
  onFindGroomers: () => void;
  onPost: () => void;
};

/** The business's name and the owner's two main actions. */
export function Head({ business, firstName, calm, onFindGroomers, onPost }: HeadProps) {
  return (
    <div className="grid gap-3 pt-4 pb-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-12 lg:pt-8 lg:pb-5">
      <div className="grid justify-items-start gap-1.5">
        <Badge
          tone="role"
          className="max-lg:sr-only"
          icon={business?.businessType === 'mobile' ? 'van' : 'store'}
        >
          Salon Owner
        </Badge>
        <h1 className="max-w-full wrap-anywhere">{business?.businessName ?? `Welcome, ${firstName}`}</h1>
      </div>
      <div className="flex gap-2">
        <Button className="px-2! max-lg:flex-1 sm:px-4.5!" onClick={onFindGroomers}>
          <Icon name="user" size="s" />
          Find groomers
        </Button>
        <Button
          variant={calm ? 'line' : 'primary'}
          className="px-2! max-lg:flex-1 sm:px-4.5!"
          onClick={onPost}
        >
          <Icon name="plus" size="s" />
          Post New Shift
        </Button>
      </div>
    </div>
  );
}
