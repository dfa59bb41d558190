/** Reads a grammar in GBNF and makes texts that keep to it. Only what our own grammars use. */
type Node =
  | { type: 'text'; text: string }
  | { type: 'class'; ranges: [number, number][]; negated: boolean }
  | { type: 'rule'; name: string }
  | { type: 'all'; nodes: Node[] }
  | { type: 'one'; nodes: Node[] }
  | { type: 'repeat'; node: Node; least: number; most: number };

/** Gives whole numbers from 0 to below `most`. */
export type Draw = (most: number) => number;

export function makerOf(grammar: string): (draw: Draw) => string {
  const rules = new Map(
    grammar.split('\n').map((line) => {
      const [name = '', body = ''] = [line.slice(0, line.indexOf(' ::= ')), line.slice(line.indexOf(' ::= ') + 5)];
      return [name, parse(body)] as const;
    }),
  );
  const make = (node: Node, draw: Draw): string => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'class':
        return signOf(node, draw);
      case 'rule': {
        const rule = rules.get(node.name);
        if (!rule) throw new Error(`No rule ${node.name}`);
        return make(rule, draw);
      }
      case 'all':
        return node.nodes.map((one) => make(one, draw)).join('');
      case 'one':
        return make(node.nodes[draw(node.nodes.length)]!, draw);
      case 'repeat': {
        const times = node.least + draw(Math.min(node.most - node.least, 12) + 1);
        return Array.from({ length: times }, () => make(node.node, draw)).join('');
      }
      default:
        return node satisfies never;
    }
  };
  return (draw) => make({ type: 'rule', name: 'root' }, draw);
}

/** Signs that mean something somewhere, and some that mean nothing. */
const signs = [...' \n"\'`~<>{}[]|^\\/:;,.()#*_-=+!?abcxyzABC0189éß世🙂\u00a0'];

function signOf({ ranges, negated }: Extract<Node, { type: 'class' }>, draw: Draw): string {
  const allows = (sign: string) => {
    const code = sign.codePointAt(0)!;
    return ranges.some(([from, to]) => code >= from && code <= to) !== negated;
  };
  const allowed = [...signs, ...ranges.flatMap((range) => range.map((code) => String.fromCodePoint(code)))].filter(
    allows,
  );
  return allowed[draw(allowed.length)]!;
}

function parse(body: string): Node {
  let at = 0;
  const skip = () => {
    while (body[at] === ' ') at += 1;
  };
  const escaped = (): string => {
    const sign = body[at++];
    if (sign !== '\\') return sign!;
    const code = body[at++]!;
    if (code !== 'x') return ({ n: '\n', r: '\r', t: '\t' } as Record<string, string>)[code] ?? code;
    at += 2;
    return String.fromCharCode(Number.parseInt(body.slice(at - 2, at), 16));
  };
  function either(): Node {
    const nodes = [sequence()];
    for (skip(); body[at] === '|'; skip()) {
      at += 1;
      nodes.push(sequence());
    }
    return { type: 'one', nodes };
  }
  function sequence(): Node {
    const nodes: Node[] = [];
    for (skip(); at < body.length && body[at] !== '|' && body[at] !== ')'; skip()) nodes.push(repeated(atom()));
    return { type: 'all', nodes };
  }
  function repeated(node: Node): Node {
    const sign = body[at];
    const bounds = { '?': [0, 1], '*': [0, 99], '+': [1, 99] } as Record<string, [number, number]>;
    if (sign !== undefined && sign in bounds) {
      at += 1;
      const [least, most] = bounds[sign]!;
      return { type: 'repeat', node, least, most };
    }
    const counted = /^\{(\d+),(\d+)\}/.exec(body.slice(at));
    if (!counted) return node;
    at += counted[0].length;
    return { type: 'repeat', node, least: Number(counted[1]), most: Number(counted[2]) };
  }
  function atom(): Node {
    if (body[at] === '"') {
      at += 1;
      let text = '';
      while (body[at] !== '"') text += escaped();
      at += 1;
      return { type: 'text', text };
    }
    if (body[at] === '(') {
      at += 1;
      const node = either();
      at += 1;
      return node;
    }
    if (body[at] === '[') return signClass();
    const [name] = /^[\w-]+/.exec(body.slice(at)) ?? [];
    if (!name) throw new Error(`Cannot read ${body.slice(at, at + 20)}`);
    at += name.length;
    return { type: 'rule', name };
  }
  function signClass(): Node {
    at += 1;
    const negated = body[at] === '^';
    if (negated) at += 1;
    const ranges: [number, number][] = [];
    while (body[at] !== ']') {
      const from = escaped().codePointAt(0)!;
      if (body[at] === '-' && body[at + 1] !== ']') {
        at += 1;
        ranges.push([from, escaped().codePointAt(0)!]);
      } else ranges.push([from, from]);
    }
    at += 1;
    return { type: 'class', ranges, negated };
  }
  const node = either();
  if (at < body.length) throw new Error(`Cannot read ${body.slice(at)}`);
  return node;
}
