import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { portfolioApi } from '#contract/profiles/portfolio.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { FormControl } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';

const schema = portfolioApi['POST /api/visits/:id/portfolio-consent'].body;

type Choice = { ids: string[]; urls: string[]; label: string };

/** Each pair and each picture of the report card. */
const choicesOf = ({ beforeAfter, photos }: ReportCard): Choice[] => [
  ...beforeAfter.map(({ before, after }, index) => ({
    ids: [before.id, after.id],
    urls: [before.url, after.url],
    label: `Before and after ${index + 1}`,
  })),
  ...photos.map(({ id, url }, index) => ({ ids: [id], urls: [url], label: `Photo ${index + 1}` })),
];

type AskConsentProps = { visit: Visit; card: ReportCard; onClose: () => void };

/** Dialog to ask the pet owner for pictures of the report card; all are chosen at first. */
export default function AskConsent({ visit, card, onClose }: AskConsentProps) {
  const owner = clientName(visit);
  const choices = choicesOf(card);
  const draft = useDraft({
    values: { photoIds: choices.flatMap(({ ids }) => ids) },
    schema,
    bodyOf: (values) => values,
  });
  const ask = useAction('POST /api/visits/:id/portfolio-consent', {
    done: { title: `${owner} has been asked` },
    failed: 'The question was not sent',
    refused: draft.refused,
  });
  return (
    <FormDialog
      draft={draft}
      title="Show these in your portfolio?"
      description={`${owner} says yes or no, and can take a yes back. You can ask once for this visit.`}
      lost="The question has not been sent yet."
      submit={`Ask ${owner}`}
      busy="Sending..."
      send={(body) => ask.run({ params: { id: visit.id }, body })}
      onClose={onClose}
    >
      <FormControl<string[]> name="photoIds">
        {({ value, onChange }, error) => (
          <Fieldset legend="Pictures" error={error}>
            <ul className="grid gap-4 sm:grid-cols-2">
              {choices.map(({ ids, urls, label }) => (
                <li key={label} className="grid gap-1.5">
                  <span className="grid grid-flow-col gap-1">
                    {urls.map((url) => (
                      <img
                        key={url}
                        src={`${url}?size=small`}
                        alt=""
                        className="aspect-square w-full rounded-s object-cover"
                      />
                    ))}
                  </span>
                  <Checkbox
                    checked={ids.every((id) => value.includes(id))}
                    onChange={({ target }) =>
                      onChange(target.checked ? [...value, ...ids] : value.filter((id) => !ids.includes(id)))
                    }
                  >
                    {label}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </Fieldset>
        )}
      </FormControl>
    </FormDialog>
  );
}
