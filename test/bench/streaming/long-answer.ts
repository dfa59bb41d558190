/** Section of an answer as models write it: prose, lists, tables, code and formulas. */
const section = (n: number): string => `## Part ${n}: what the tide leaves behind

The float of an outrigger **steadies the hull** where the swell comes from the side, and *costs* little speed; see
[the notes](https://example.com/notes/${n}) and \`hull_${n}\`. A second sentence goes on for a while, so that the
paragraph has several lines in a narrow panel, as most answers do. The price was $${n} before and $${n + 7} after.

1. Measure the beam at three places, and write down the **smallest**.
2. Compare it with the list:
   - booms of bamboo, lashed
   - booms of ash, bolted
3. Choose, and try it in flat water first.

| Part | Length | Weight | Note |
| --- | ---: | ---: | --- |
| Hull ${n} | 6.${n % 10} m | 41 kg | sound |
| Float | 3.4 m | 9 kg | new in part ${n} |
| Boom, fore | 2.1 m | 3 kg | lashed twice |

\`\`\`ts
export function righting(arm: number, weight: number): number {
  const moment = arm * weight * 9.81; // newton metres
  return moment > ${n} ? moment : 0;
}
\`\`\`

The moment is \\(M = F \\cdot d\\), and over the whole float

$$
\\int_0^{L} \\rho g A(x)\\, dx = ${n} \\cdot \\frac{m g}{2}
$$

> Whoever sails alone reefs early, and nobody ever regretted it in part ${n}.
`;

/** Markdown of this many characters. */
export function longAnswer(length: number): string {
  let text = '';
  for (let n = 1; text.length < length; n += 1) text += `${section(n)}\n`;
  return text.slice(0, length);
}

/** Cuts a text into this many pieces of about the same length, at any character. */
export function pieces(text: string, count: number): string[] {
  const at = (n: number) => Math.round((n * text.length) / count);
  return Array.from({ length: count }, (_, n) => text.slice(at(n), at(n + 1)));
}
