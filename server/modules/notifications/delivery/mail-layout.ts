import { cutText } from '#reference/text/cut-text.ts';

/** One notification of several in a mail. */
export type MailItem = { title: string; text: string; url: string };

type MailLink = { label: string; url: string };
type MailContent = {
  title: string;
  greeting: string;
  /** Paragraphs are separated by an empty line. */
  text: string;
  items?: readonly MailItem[];
  action: MailLink;
  /** Why its reader gets it. */
  reason: string;
  links: readonly MailLink[];
  /** The sender's postal address. */
  postalAddress?: string | undefined;
};

/** Renders the HTML and the text of a mail. */
export const renderMail = (mail: MailContent) => ({ html: htmlOf(mail), text: textOf(mail) });

function textOf({ greeting, text, items = [], action, reason, links, postalAddress }: MailContent): string {
  const listed = items.map((item) => `${item.title}\n${item.text}\n${item.url}`);
  const footer = [
    reason,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...(postalAddress ? [postalAddress] : []),
  ].join('\n');
  return [greeting, text, ...listed, action.url, 'Wagwell', footer].join('\n\n');
}

/**
 * Colors as in the light theme of `web/ui/tokens.css`. They are inline because some mail programs drop style sheets; those
 * that show dark mail keep the sheet below. Outlook for Windows knows neither a greatest width nor the padding of links: what
 * starts with `mso` is for it.
 */
const light = {
  page: '#f5efe2',
  card: '#fffdf8',
  ink: '#18231d',
  ink2: '#49564d',
  line: '#dbd0ba',
  primary: '#1d4c39',
};
const onPrimary = '#fffaf0';

const styles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${light.primary}; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #121815 !important; }
    .card { background-color: #1a231e !important; border-color: #313d36 !important; }
    .ink { color: #f3ecdd !important; }
    .ink-2, .ink-2 a { color: #b8c2b8 !important; }
    .line { border-color: #313d36 !important; }
    .brand, .item a { color: #9cd6b5 !important; }
    .button { background-color: #9cd6b5 !important; }
    .button a { color: #0c2016 !important; }
  }
  [data-ogsc] .ink { color: #f3ecdd !important; }
  [data-ogsc] .ink-2 { color: #b8c2b8 !important; }
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } .outer { padding: 16px 8px !important; } }`;

const font = "font-family: Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

function htmlOf({
  title,
  greeting,
  text,
  items = [],
  action,
  reason,
  links,
  postalAddress,
}: MailContent): string {
  const body = `font-size: 16px; line-height: 1.5; color: ${light.ink}; margin: 0 0 16px`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>${styles}
</style>
</head>
<body class="page" style="margin: 0; padding: 0; background-color: ${light.page}">
<div style="display: none; max-height: 0; overflow: hidden">${escape(previewOf(text))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.page}" style="background-color: ${light.page}">
<tr><td class="outer" align="center" style="padding: 32px 16px; ${font}">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 560px">
<tr><td class="brand" style="padding: 0 4px 16px; font-size: 22px; font-weight: 700; color: ${light.primary}; ${font}">Wagwell</td></tr>
<tr><td class="card" bgcolor="${light.card}" style="padding: 32px; background-color: ${light.card}; border: 1px solid ${light.line}; border-radius: 12px; ${font}">
<h1 class="ink" style="font-size: 24px; line-height: 1.25; font-weight: 700; color: ${light.ink}; margin: 0 0 20px">${escape(title)}</h1>
${[greeting, ...text.split('\n\n')].map((part) => `<p class="ink" style="${body}">${lines(part)}</p>`).join('\n')}
${items.map(itemOf).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 24px 0 0"><tr><td class="button" bgcolor="${light.primary}" style="background-color: ${light.primary}; border-radius: 8px; mso-padding-alt: 13px 22px">
<a href="${escape(action.url)}" style="display: inline-block; padding: 13px 22px; font-size: 16px; font-weight: 600; line-height: 1.2; color: ${onPrimary}; text-decoration: none; ${font}">${escape(action.label)}</a>
</td></tr></table>
</td></tr>
<tr><td class="ink-2" style="padding: 20px 4px 0; font-size: 14px; line-height: 1.5; color: ${light.ink2}; ${font}">
${escape(reason)}${links.map((link) => `<br>${footerLink(link)}`).join('')}${postalAddress ? `<br>${escape(postalAddress)}` : ''}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

const itemOf = ({ title, text, url }: MailItem) => `
<div class="item line" style="border-top: 1px solid ${light.line}; padding: 16px 0 0; margin: 0 0 16px">
<a href="${escape(url)}" style="font-size: 16px; font-weight: 600; line-height: 1.4; color: ${light.primary}">${escape(title)}</a>
<p class="ink-2" style="font-size: 15px; line-height: 1.5; color: ${light.ink2}; margin: 4px 0 0">${lines(text.split('\n\n')[0] ?? '')}</p>
</div>`;

const footerLink = ({ label, url }: MailLink) =>
  `<a href="${escape(url)}" style="color: ${light.ink2}; text-decoration: underline">${escape(label)}</a>`;

/** The line that mail programs show next to the subject. */
const previewOf = (text: string) => cutText(text.replaceAll(/\s+/g, ' '), 120);

const lines = (text: string) => escape(text).replaceAll('\n', '<br>');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
