-- What the desk offers as the reason of a rejection where the rule's code is found. docs/product/moderation.md, Rules of the operator.
ALTER TABLE check_rules ADD COLUMN template text CHECK (template <> '');
