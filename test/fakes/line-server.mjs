// An MCP server on stdin and stdout, for tests: `echo` alone.
import { Server } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const server = new Server({ name: 'lines', version: '1' }, { capabilities: { tools: {} } });
const inputSchema = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] };
server.setRequestHandler('tools/list', async () => ({
  tools: [{ name: 'echo', description: 'Says it again', inputSchema, annotations: { readOnlyHint: true } }],
}));
server.setRequestHandler('tools/call', async ({ params }) => ({
  content: [{ type: 'text', text: `Echo: ${params.arguments?.message}` }],
}));
await server.connect(new StdioServerTransport());
