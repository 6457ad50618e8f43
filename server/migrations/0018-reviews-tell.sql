-- Lists say whether their reader has reviewed already, and stand until something of theirs is told to have changed.
create trigger reviews_tell after insert or update or delete on reviews
  for each row execute function tell_change('author_id');
