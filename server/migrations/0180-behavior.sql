-- American spelling, as the call has it.
alter table report_cards rename column behaviour to behavior;
