/**
 * The most characters of texts that people write, read by the call that takes a text and by the field for it, so that
 * no dialog takes what its call refuses.
 */
/** A reason, and what happened, typed in a dialog. */
export const maxReason = 500;
/** Why a mark on one's reliability is wrong, for an admin to read. */
export const maxAppeal = 2000;
