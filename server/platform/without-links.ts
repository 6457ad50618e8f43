/** Mail programs end an address at it; it has no width. */
const wordJoiner = '\u2060';

/**
 * Returns text in which mail programs find no address and no phone number to link: what people wrote is quoted in mails
 * that carry our name. Our own links are never in the text.
 */
export const withoutLinks = (text: string) =>
  text
    .replaceAll(
      /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61@](?=[\p{L}\p{N}])(?!\d+(?!\.?[\p{L}\d]))/gu,
      `$&${wordJoiner}`,
    )
    .replaceAll(/:(?=\/\/)/g, `:${wordJoiner}`);
