/** What a recogniser has read of a call, before names and limits are looked at. */
export interface ReadCall {
  name: string;
  arguments: Record<string, unknown>;
  reasoning?: string | undefined;
  repairs: string[];
  /** Counts only if nothing follows it. */
  onlyAsLast?: boolean;
}
