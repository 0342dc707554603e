"""The stories of the automatic GM: a table of scenes (`*.toml`), their texts (`locales/*/story-*.ftl`), and what plays
them. docs/design/stories.md says how to write more."""
