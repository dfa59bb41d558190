import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Json } from '@/src/contract/json.ts';
import type { ServerAnswer } from '@/src/contract/tool-server.ts';

/** Maximum length of an answer, and of its pictures in base64, in characters. */
const [longest, largestPictures] = [400_000, 8_000_000];

function wordsOf(block: CallToolResult['content'][number]): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'resource':
      return 'text' in block.resource ? block.resource.text : `(A file: ${block.resource.uri})`;
    case 'resource_link':
      return `(${block.name}: ${block.uri})`;
    case 'audio':
      return '(A sound, which is left out.)';
    default:
      return '';
  }
}

/** The result of a server's call, cut if it is very long. */
export function readAnswer({ content, structuredContent, isError }: CallToolResult): ServerAnswer {
  const words = content.map(wordsOf).filter(Boolean).join('\n\n');
  const structured = JSON.stringify(structuredContent)?.length;
  let room = largestPictures;
  const pictures = content.flatMap((block) => {
    if (block.type !== 'image' || block.data.length > room) return [];
    room -= block.data.length;
    return { mediaType: block.mimeType, data: block.data };
  });
  return {
    text: words.length > longest ? `${words.slice(0, longest)}… (cut)` : words,
    ...(structured !== undefined && structured <= longest && { structured: structuredContent as Json }),
    ...(isError && { failed: true }),
    ...(pictures.length > 0 && { pictures }),
  };
}
