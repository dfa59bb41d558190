#!/usr/bin/env node
import { createHash, timingSafeEqual } from "node:crypto";
import { Agent, createServer, request } from "node:http";
import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { connect, createServer as createServer$1 } from "node:net";
import { homedir, userInfo } from "node:os";
import { dirname, join } from "node:path";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
// bridge/package.json
var version = "0.1.0";
function encodeFrame(frame) {
	const json = JSON.stringify(frame);
	const bytes = Buffer.allocUnsafe(4 + Buffer.byteLength(json));
	bytes.writeUInt32LE(bytes.length - 4);
	bytes.write(json, 4);
	return bytes;
}
/**
* Reads frames from bytes that are cut anywhere. A frame that is too long or no JSON throws, and so does `onFrame`'s
* own error: after that the stream cannot be read on.
*/
function createFrameReader(onFrame) {
	let chunks = [];
	let size = 0;
	let length = null;
	const take = (count) => {
		const all = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
		chunks = [all.subarray(count)];
		size -= count;
		return all.subarray(0, count);
	};
	return (bytes) => {
		chunks.push(bytes);
		size += bytes.length;
		while (size >= (length ?? 4)) if (length === null) {
			length = take(4).readUInt32LE();
			if (length > 4194304) throw new Error(`A frame of ${length} bytes is too long.`);
		} else {
			const json = take(length).toString("utf8");
			length = null;
			onFrame(JSON.parse(json));
		}
	};
}
// src/contract/bridge-port.ts
/** Port on 127.0.0.1 until the user sets another. All browsers of a user share it. */
var defaultPort = 17380;
// src/contract/bridge.ts
/** Name under which browsers know the host. */
var hostName = "dev.outrigger.bridge";
/** Longest `data` of a frame in UTF-16 units. At most six bytes each as JSON, so a frame stays under 1 MiB. */
var pieceLength = 131072;
/** Headers of a request that reach the extension. */
var carriedHeaders = [
	"accept",
	"authorization",
	"content-type",
	"user-agent",
	"origin",
	"mcp-protocol-version",
	"mcp-method",
	"mcp-name",
	"prefer",
	"x-stainless-retry-count"
];
/** Id of unpacked Chrome builds; it follows from `unpackedKey`. */
var chromeId = "pibfldkkfeifegkmaelhcdgkkjkgpclm";
var firefoxId = "outrigger@outrigger.dev";
/** Cuts a text into pieces that fit into a frame, never within a surrogate pair. The empty text has none. */
function* cutIntoPieces(text, length = pieceLength) {
	for (let from = 0; from < text.length;) {
		let to = Math.min(from + length, text.length);
		const last = text.charCodeAt(to - 1);
		if (to < text.length && to - from > 1 && last >= 55296 && last < 56320) to -= 1;
		yield text.slice(from, to);
		from = to;
	}
}
// bridge/src/refusal.ts
var types = {
	401: "authentication_error",
	403: "permission_error",
	404: "not_found_error",
	503: "server_error"
};
var wrongHost = {
	status: 403,
	code: "wrong_host",
	message: "Outrigger answers under 127.0.0.1 and localhost only."
};
var wrongPath = {
	status: 404,
	code: "not_found",
	message: "There is no such path. There are /mcp, /v1/tools, /v1/calls, /v1/models and /v1/chat/completions, on this port."
};
var wrongOrigin = {
	status: 403,
	code: "wrong_origin",
	message: "Web pages and other extensions may not use Outrigger. The user can allow an address in Options, Connections."
};
var wrongKey = {
	status: 401,
	code: "invalid_api_key",
	message: "This key is not known here, or its browser is closed.",
	headers: { "www-authenticate": "Bearer" }
};
var tooLarge = {
	status: 413,
	code: "body_too_large",
	message: "The body of a request may have 16 MiB at most."
};
var notText = {
	status: 400,
	code: "invalid_encoding",
	message: "The body must be UTF-8."
};
var browserGone = {
	status: 503,
	code: "browser_gone",
	message: "The browser was closed while it worked on this, or the bridge started anew. It may have been done: look before you try again."
};
var paths = /^\/(mcp|v1\/(models|tools(\/[^?]*)?|chat\/completions|calls\/[^?]+))(\?|$)/;
/** Whether the host's name and port are ours, and the path one that the extension serves. */
function refuseAddress(url, headers, port) {
	if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) return wrongHost;
	return paths.test(url) ? null : wrongPath;
}
/** The body of a refusal. MCP clients expect JSON-RPC once they are let in. */
function refusalBody({ status, code, message }, jsonRpc) {
	return JSON.stringify(jsonRpc ? {
		jsonrpc: "2.0",
		id: null,
		error: {
			code: -32e3,
			message,
			data: { code }
		}
	} : { error: {
		message,
		type: types[status] ?? "invalid_request_error",
		code,
		param: null
	} });
}
// bridge/src/browser-link.ts
/** Bytes of an answer that may wait for its client before the browser is read no further. */
var waitingLimit = 1048576;
/** Milliseconds until a client that reads nothing is dropped, because the browser's other answers wait behind it. */
var patience$3 = 1e4;
/** Of the answer's headers, those that the host writes itself. */
var ownHeaders = /^(connection|content-length|keep-alive|transfer-encoding|upgrade|access-control-.*)$/i;
/** One browser: frames to it and from it, and the requests it is working on. Anything odd in them closes the link. */
var BrowserLink = class {
	#answers = /* @__PURE__ */ new Map();
	/** Answers whose clients are slow; while there are any, nothing is read. */
	#slow = /* @__PURE__ */ new Map();
	#closed = false;
	#input;
	#output;
	#events;
	constructor(input, output, events) {
		this.#input = input;
		this.#output = output;
		this.#events = events;
	}
	/** Begins to read, first the bytes that were taken from the input before. */
	start(already) {
		const read = createFrameReader((frame) => {
			if (!this.#closed) this.#take(frame);
		});
		const onData = (bytes) => {
			try {
				read(bytes);
			} catch (error) {
				console.error(error);
				this.close();
			}
		};
		const close = () => this.close();
		this.#output.setMaxListeners(0);
		for (const event of [
			"end",
			"close",
			"error"
		]) this.#input.on(event, close);
		for (const event of ["close", "error"]) this.#output.on(event, close);
		if (already.length > 0) onData(already);
		this.#input.on("data", onData).resume();
	}
	/** False if the browser should be given time to read. */
	send(frame) {
		return this.#closed || this.#output.write(encodeFrame(frame));
	}
	/** Hands a request over. The body goes piece by piece, as fast as the browser reads. */
	async carry(request, body, answer) {
		const { id } = request;
		this.#answers.set(id, answer);
		answer.response.on("close", () => this.#leave(id));
		answer.response.on("drain", () => this.#resume(id));
		this.send(request);
		for (const data of cutIntoPieces(body)) {
			if (!this.#answers.has(id)) return;
			if (!this.send({
				t: "body",
				id,
				data
			})) await new Promise((done) => this.#output.once("drain", done));
		}
		if (this.#answers.has(id)) this.send({
			t: "sent",
			id
		});
	}
	/** Ends all requests under way: in words where nothing was answered yet. */
	close() {
		if (this.#closed) return;
		this.#closed = true;
		for (const [id, { response, refuse }] of this.#answers) {
			this.#resume(id);
			if (response.headersSent) response.destroy();
			else refuse(browserGone);
		}
		this.#answers.clear();
		this.#output.end(() => this.#input.destroy());
		this.#events.onClose();
	}
	#take(frame) {
		const { t } = frame;
		if (t !== "head" && t !== "data" && t !== "end") {
			this.#events.onFrame(frame);
			return;
		}
		const answer = this.#answers.get(frame.id);
		if (!answer) return;
		const { response } = answer;
		if (t === "head") {
			const given = Object.entries(frame.headers).filter(([name]) => !ownHeaders.test(name));
			response.writeHead(frame.status, {
				...Object.fromEntries(given),
				...answer.headers
			});
			response.flushHeaders();
		} else if (!response.headersSent) throw new Error(`${t} came before head.`);
		else if (t === "data") {
			if (!response.write(frame.data) && response.writableLength > waitingLimit) this.#wait(frame.id, response);
		} else {
			this.#answers.delete(frame.id);
			response.end();
		}
	}
	#wait(id, response) {
		if (this.#slow.has(id)) return;
		this.#slow.set(id, setTimeout(() => response.destroy(), patience$3));
		this.#input.pause();
	}
	#resume(id) {
		clearTimeout(this.#slow.get(id));
		if (this.#slow.delete(id) && this.#slow.size === 0 && !this.#closed) this.#input.resume();
	}
	/** The client has closed its connection, or got its whole answer. */
	#leave(id) {
		this.#resume(id);
		if (this.#answers.delete(id)) this.send({
			t: "gone",
			id
		});
	}
};
// bridge/src/http.ts
/** Milliseconds that an idle connection is kept: longer than any client keeps one, so that only they close it. */
var idle = 75e3;
/** Compares with every key, so that the time says nothing about them. */
function findKey(authorization, keys) {
	const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
	if (token === void 0) return null;
	const hash = createHash("sha256").update(token).digest();
	return keys.filter((key) => timingSafeEqual(key.hash, hash))[0] ?? null;
}
/** The body as text; null if the client closed, a refusal if it cannot be carried. */
function readBody(request) {
	if (Number(request.headers["content-length"]) > 16777216) return Promise.resolve(tooLarge);
	return new Promise((done) => {
		const chunks = [];
		let size = 0;
		request.on("data", (chunk) => {
			size += chunk.length;
			if (size > 16777216) {
				chunks.length = 0;
				done(tooLarge);
			} else chunks.push(chunk);
		});
		request.on("end", () => {
			try {
				done(new TextDecoder("utf-8", {
					fatal: true,
					ignoreBOM: true
				}).decode(Buffer.concat(chunks)));
			} catch {
				done(notText);
			}
		});
		request.on("close", () => done(null));
	});
}
/** CORS for a web address that the user put on a key's list; for no other there is any. */
var allowOrigin = (origin) => ({
	"access-control-allow-origin": origin,
	"access-control-expose-headers": "*",
	vary: "origin"
});
/** The HTTP side: refuses or carries, in the one order that tells a stranger nothing. */
function createHttpServer(ports) {
	let requests = 0;
	const answer = async (request, response, wantsContinue) => {
		const { url = "", method = "", headers } = request;
		const { origin, authorization } = headers;
		const refuse = (refusal, jsonRpc = false) => {
			if (response.headersSent || response.destroyed) return;
			response.writeHead(refusal.status, {
				"content-type": "application/json",
				...refusal.headers
			});
			response.end(refusalBody(refusal, jsonRpc));
			request.resume();
		};
		const refuseStranger = (refusal) => {
			refuse(refusal);
			ports.onRefusal(refusal.code);
		};
		const wrongAddress = refuseAddress(url, headers, ports.port);
		if (wrongAddress) return refuseStranger(wrongAddress);
		const keys = ports.keys();
		if (method === "OPTIONS" && origin !== void 0 && keys.some(({ origins }) => origins.includes(origin))) {
			response.writeHead(204, {
				...allowOrigin(origin),
				"access-control-allow-methods": "GET, POST, DELETE",
				"access-control-allow-headers": carriedHeaders.join(", ")
			});
			response.end();
			return;
		}
		const key = findKey(authorization, keys);
		if (origin !== void 0 && !key?.origins.includes(origin)) return refuseStranger(wrongOrigin);
		if (!key) return refuseStranger(wrongKey);
		if (wantsContinue) response.writeContinue();
		const jsonRpc = /^\/mcp(\?|$)/.test(url);
		const body = await readBody(request);
		if (body === null || response.destroyed) return;
		if (typeof body !== "string") return refuse(body, jsonRpc);
		const carried = carriedHeaders.flatMap((name) => {
			const value = headers[name];
			return typeof value === "string" ? [[name, value]] : [];
		});
		requests += 1;
		await key.link.carry({
			t: "request",
			id: requests,
			method,
			path: url,
			headers: Object.fromEntries(carried)
		}, body, {
			response,
			headers: origin === void 0 ? {} : allowOrigin(origin),
			refuse: (refusal) => refuse(refusal, jsonRpc)
		});
	};
	const server = createServer((request, response) => void answer(request, response, false));
	server.keepAliveTimeout = idle;
	server.on("checkContinue", (request, response) => void answer(request, response, true));
	return server;
}
// bridge/src/meeting-place.ts
/** Folder of the sockets at which the hosts of one user find each other. */
var meetingFolder = () => join(process.env.XDG_RUNTIME_DIR || join(homedir(), ".local", "state"), "outrigger");
var pipePrefix = () => `outrigger-${userInfo().username}-`;
function meetingPath(port) {
	return process.platform === "win32" ? `\\\\.\\pipe\\${pipePrefix()}${port}` : join(meetingFolder(), `${port}.sock`);
}
/** The ports at which a hub is or was. */
function meetingPorts() {
	const windows = process.platform === "win32";
	const name = windows ? /-(\d+)$/ : /^(\d+)\.sock$/;
	try {
		return readdirSync(windows ? "\\\\.\\pipe\\" : meetingFolder()).flatMap((entry) => {
			const port = (!windows || entry.startsWith(pipePrefix())) && name.exec(entry)?.[1];
			return port ? [Number(port)] : [];
		});
	} catch {
		return [];
	}
}
/** Throws if another user could have put something into the folder. */
function checkFolder() {
	if (process.platform === "win32") return;
	const found = lstatSync(meetingFolder());
	if (found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 63) === 0) return;
	throw Object.assign(/* @__PURE__ */ new Error(`${meetingFolder()} is open to other users.`), { code: "EACCES" });
}
/** Opens the meeting place of a port. Only who listens on the port itself may, so what is there is a dead hub's. */
async function openMeetingPlace(port, onSocket) {
	if (process.platform !== "win32") {
		mkdirSync(dirname(meetingFolder()), { recursive: true });
		mkdirSync(meetingFolder(), {
			recursive: true,
			mode: 448
		});
		checkFolder();
		rmSync(meetingPath(port), { force: true });
	}
	const server = createServer$1({ allowHalfOpen: false }, onSocket);
	await new Promise((done, failed) => {
		server.once("error", failed);
		server.listen(meetingPath(port), done);
	});
	return server;
}
/** A connection to the hub of a port; null if there is none. */
async function enterMeetingPlace(port) {
	if (process.platform !== "win32" && !existsSync(meetingFolder())) return null;
	checkFolder();
	return new Promise((done) => {
		const socket = connect(meetingPath(port));
		socket.once("connect", () => done(socket));
		socket.once("error", () => done(null));
	});
}
// bridge/src/hub.ts
/** After so many refusals within a minute the browsers are told. */
var refusalsToTell = 10;
var minute = 6e4;
/** Milliseconds for the last answers to reach their clients. */
var patience$2 = 300;
var hashForm = /^[0-9a-f]{64}$/;
/** Takes the port and the meeting place for all browsers of the user; null if the port is taken. */
async function openHub(port) {
	/** The newest first: a browser that connects anew may still have an old link. */
	let browsers = [];
	const links = /* @__PURE__ */ new Set();
	let refusals = [];
	const server = createHttpServer({
		port,
		keys: () => browsers.flatMap(({ keys }) => keys),
		onRefusal(code) {
			const now = Date.now();
			refusals = [...refusals.filter((at) => at > now - minute), now];
			if (refusals.length < refusalsToTell) return;
			for (const { link } of browsers) link.send({
				t: "refused",
				count: refusals.length,
				code
			});
			refusals = [];
		}
	});
	const attach = (input, output, role, already, onClose) => {
		let browser = null;
		const link = new BrowserLink(input, output, {
			onFrame(frame) {
				if (frame.t === "status") {
					const status = {
						host: version,
						port,
						browsers: browsers.map(({ name, keys }) => ({
							name,
							keys: keys.length
						}))
					};
					output.write(encodeFrame(status));
					link.close();
				} else if (frame.t === "hello") {
					if (browser) throw new Error("A second hello.");
					if (frame.version === 1) {
						browser = {
							name: String(frame.browser),
							link,
							keys: []
						};
						browsers.unshift(browser);
						link.send({
							t: "ready",
							version: 1,
							port,
							role,
							host: version
						});
					} else {
						link.send({
							t: "problem",
							code: "old-host",
							port
						});
						link.close();
					}
				} else if (frame.t === "keys") {
					if (!browser) throw new Error("Keys came before hello.");
					browser.keys = frame.keys.map(({ hash, origins }) => {
						if (!hashForm.test(hash)) throw new Error("A key is no hash.");
						return {
							hash: Buffer.from(hash, "hex"),
							origins: origins.map(String),
							link
						};
					});
				}
			},
			onClose() {
				links.delete(link);
				browsers = browsers.filter((one) => one !== browser);
				onClose();
			}
		});
		links.add(link);
		link.start(already);
	};
	if (!await listen(server, port)) return null;
	const meetingPlace = await openMeetingPlace(port, (socket) => attach(socket, socket, "spoke", Buffer.alloc(0), () => {}));
	return {
		attach,
		async close() {
			meetingPlace.close();
			const closed = new Promise((done) => server.close(done));
			for (const link of links) link.close();
			const late = setTimeout(() => server.closeAllConnections(), patience$2);
			await closed;
			clearTimeout(late);
		}
	};
}
/** False if somebody else listens there. */
function listen(server, port) {
	return new Promise((done, failed) => {
		server.once("error", (error) => error.code === "EADDRINUSE" ? done(false) : failed(error));
		server.listen({
			port,
			host: "127.0.0.1",
			exclusive: true
		}, () => done(true));
	});
}
// bridge/src/host.ts
/** Looks for the port or its hub so many times: a hub that is just starting or closing has only one of them. */
var attempts = 6;
var pause$1 = 200;
var sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
/** Serves the browser that started this process, on stdin and stdout, until it goes or anything is odd. */
async function runHost() {
	process.on("uncaughtException", (error) => {
		console.error(error);
		process.exit(1);
	});
	const { port, bytes } = await readHello();
	let problem = "port-taken";
	try {
		for (let attempt = 0; attempt < attempts; attempt += 1) {
			if (attempt > 0) await sleep(pause$1);
			const hub = await openHub(port);
			if (hub) return await serve(hub, bytes);
			const socket = await enterMeetingPlace(port);
			if (socket) return await pipe(socket, bytes);
		}
	} catch (error) {
		console.error(error);
		problem = error.code ?? "failed";
	}
	const frame = {
		t: "problem",
		code: problem,
		port
	};
	await new Promise((done) => process.stdout.write(encodeFrame(frame), () => done()));
	process.exit(1);
}
/** Reads up to the first frame, which says the port, and gives all bytes read for the hub to read again. */
async function readHello() {
	const chunks = [];
	let first = true;
	const port = await new Promise((done) => {
		const read = createFrameReader((frame) => {
			if (!first) return;
			first = false;
			const { t, port } = frame;
			if (t !== "hello" || !Number.isInteger(port)) throw new Error("The first frame must be hello.");
			done(Number(port));
		});
		process.stdin.on("end", () => process.exit(0));
		process.stdin.on("data", (bytes) => {
			chunks.push(bytes);
			read(bytes);
		});
	});
	process.stdin.pause();
	process.stdin.removeAllListeners("data").removeAllListeners("end");
	return {
		port: Number(process.env.OUTRIGGER_PORT) || port,
		bytes: Buffer.concat(chunks)
	};
}
function serve(hub, bytes) {
	return new Promise(() => {
		const close = () => void hub.close().then(() => process.exit(0));
		process.on("SIGTERM", close);
		process.on("SIGINT", close);
		hub.attach(process.stdin, process.stdout, "hub", bytes, close);
	});
}
/** Only carries bytes between the browser and the hub, which serves it as its own. */
function pipe(socket, bytes) {
	return new Promise(() => {
		socket.on("close", () => process.stdout.write("", () => process.exit(0)));
		socket.on("error", () => process.exit(1));
		process.stdout.on("error", () => process.exit(1));
		socket.write(bytes);
		process.stdin.pipe(socket);
		socket.pipe(process.stdout, { end: false });
	});
}
// bridge/src/install/browsers.ts
var home = homedir();
var brave = "BraveSoftware/Brave-Browser";
/** Chrome's family: name, then folders of the user's data on Linux, macOS and Windows, then the registry's key. */
var chromes = [
	[
		"Chrome",
		"google-chrome",
		"Google/Chrome",
		"Google/Chrome",
		"Google\\Chrome"
	],
	[
		"Chrome Beta",
		"google-chrome-beta",
		"Google/Chrome Beta",
		"Google/Chrome Beta",
		"Google\\Chrome"
	],
	[
		"Chrome Dev",
		"google-chrome-unstable",
		"Google/Chrome Dev",
		"Google/Chrome Dev",
		"Google\\Chrome"
	],
	[
		"Chrome Canary",
		"google-chrome-canary",
		"Google/Chrome Canary",
		"Google/Chrome SxS",
		"Google\\Chrome"
	],
	[
		"Chromium",
		"chromium",
		"Chromium",
		"Chromium",
		"Chromium"
	],
	[
		"Edge",
		"microsoft-edge",
		"Microsoft Edge",
		"Microsoft/Edge",
		"Microsoft\\Edge"
	],
	[
		"Edge Beta",
		"microsoft-edge-beta",
		"Microsoft Edge Beta",
		"Microsoft/Edge Beta",
		"Microsoft\\Edge"
	],
	[
		"Edge Dev",
		"microsoft-edge-dev",
		"Microsoft Edge Dev",
		"Microsoft/Edge Dev",
		"Microsoft\\Edge"
	],
	[
		"Brave",
		brave,
		brave,
		brave,
		"BraveSoftware\\Brave-Browser"
	],
	[
		"Vivaldi",
		"vivaldi",
		"Vivaldi",
		"Vivaldi",
		"Vivaldi"
	],
	[
		"Opera",
		"opera",
		"com.operasoftware.Opera",
		"Opera Software/Opera Stable",
		"Google\\Chrome"
	],
	[
		"Arc",
		null,
		"Arc/User Data",
		null,
		""
	]
];
/** Firefox's family; on Linux Firefox and Zen read one folder, which lies in none of Zen's own. */
var linuxFirefoxes = [
	{
		name: "Firefox",
		hosts: ".mozilla",
		traces: [".mozilla", ".config/mozilla"]
	},
	{
		name: "Zen",
		hosts: ".mozilla",
		traces: [".zen", ".config/zen"]
	},
	{
		name: "LibreWolf",
		hosts: ".librewolf",
		traces: [".librewolf", ".config/librewolf"]
	}
];
function onLinux() {
	const config = process.env.XDG_CONFIG_HOME || join(home, ".config");
	return [...chromes.flatMap(([name, folder]) => folder === null ? [] : [{
		name,
		family: "chrome",
		hosts: join(config, folder, "NativeMessagingHosts"),
		traces: [join(config, folder)]
	}]), ...linuxFirefoxes.map(({ name, hosts, traces }) => ({
		name,
		family: "firefox",
		hosts: join(home, hosts, "native-messaging-hosts"),
		traces: traces.map((trace) => join(home, trace))
	}))];
}
function onMac() {
	const support = join(home, "Library", "Application Support");
	const firefoxes = [
		[
			"Firefox",
			"Mozilla",
			["Firefox", "Mozilla"]
		],
		[
			"Zen",
			"Mozilla",
			["zen"]
		],
		[
			"LibreWolf",
			"LibreWolf",
			["LibreWolf"]
		]
	];
	return [...chromes.map(([name, , folder]) => ({
		name,
		family: "chrome",
		hosts: join(support, folder, "NativeMessagingHosts"),
		traces: [join(support, folder)]
	})), ...firefoxes.map(([name, hosts, traces]) => ({
		name,
		family: "firefox",
		hosts: join(support, hosts, "NativeMessagingHosts"),
		traces: traces.map((trace) => join(support, trace))
	}))];
}
function onWindows() {
	const local = process.env.LOCALAPPDATA || join(home, "AppData", "Local");
	const roaming = process.env.APPDATA || join(home, "AppData", "Roaming");
	const key = (of) => `HKCU\\Software\\${of}\\NativeMessagingHosts`;
	const firefoxes = [
		["Firefox", "Mozilla/Firefox"],
		["Zen", "zen"],
		["LibreWolf", "librewolf"]
	];
	return [...chromes.flatMap(([name, , , folder, registry]) => folder === null ? [] : [{
		name,
		family: "chrome",
		hosts: key(registry),
		traces: [join(name === "Opera" ? roaming : local, folder)]
	}]), ...firefoxes.map(([name, folder]) => ({
		name,
		family: "firefox",
		hosts: key("Mozilla"),
		traces: [join(roaming, folder)]
	}))];
}
var allBrowsers = () => process.platform === "win32" ? onWindows() : process.platform === "darwin" ? onMac() : onLinux();
/** Browsers that were used under this account. */
var foundBrowsers = () => allBrowsers().filter(({ traces }) => traces.some(existsSync));
var flatpaks = {
	"org.mozilla.firefox": "Firefox",
	"com.google.Chrome": "Chrome",
	"org.chromium.Chromium": "Chromium",
	"com.brave.Browser": "Brave",
	"com.microsoft.Edge": "Edge",
	"com.vivaldi.Vivaldi": "Vivaldi",
	"com.opera.Opera": "Opera",
	"io.gitlab.librewolf-community": "LibreWolf",
	"app.zen_browser.zen": "Zen"
};
var snaps = [
	"firefox",
	"chromium",
	"brave",
	"opera",
	"vivaldi"
];
/** Browsers in a sandbox, which may be unable to start a program outside of it. */
function sandboxedBrowsers() {
	return [...Object.entries(flatpaks).flatMap(([id, name]) => existsSync(join(home, ".var", "app", id)) ? [{
		name,
		by: "Flatpak"
	}] : []), ...snaps.flatMap((name) => existsSync(join(home, "snap", name)) ? [{
		name,
		by: "Snap"
	}] : [])];
}
// bridge/src/install/launcher.ts
var windows$1 = process.platform === "win32";
/** Folder of the installed host; npx sweeps its own. */
function installFolder() {
	if (windows$1) return join(process.env.LOCALAPPDATA || join(homedir(), "AppData", "Local"), "Outrigger");
	if (process.platform === "darwin") return join(homedir(), "Library", "Application Support", "Outrigger");
	return join(homedir(), ".local", "share", "outrigger", "bridge");
}
var programPath = () => join(installFolder(), "outrigger-bridge.mjs");
var launcherPath = () => join(installFolder(), windows$1 ? "outrigger-bridge.bat" : "outrigger-bridge");
/** Starts the host with one certain Node: browsers have another PATH than a terminal, or none. */
function launcherText(node) {
	if (windows$1) return `@echo off\r\n"${node.replaceAll("%", "%%")}" "%~dp0outrigger-bridge.mjs" %*\r\n`;
	const quoted = (path) => `'${path.replaceAll("'", `'\\''`)}'`;
	return `#!/bin/sh\nexec ${quoted(node)} ${quoted(programPath())} "$@"\n`;
}
// bridge/src/install/manifest.ts
var windows = process.platform === "win32";
var isChromeId = (id) => /^[a-p]{32}$/.test(id);
/** The host's manifest for a family of browsers. `ids`: extensions that may start the host beside ours. */
function manifestText(family, ids) {
	const allowed = family === "chrome" ? { allowed_origins: [chromeId, ...ids.filter(isChromeId)].map((id) => `chrome-extension://${id}/`) } : { allowed_extensions: [firefoxId, ...ids.filter((id) => !isChromeId(id))] };
	const manifest = {
		name: hostName,
		description: "Carries requests of programs on this computer to Outrigger",
		path: launcherPath(),
		type: "stdio",
		...allowed
	};
	return `${JSON.stringify(manifest, null, 2)}\n`;
}
/** File of a browser's manifest; on Windows, where the registry points to it, one for each family. */
var manifestPath = ({ family, hosts }) => windows ? join(installFolder(), `${hostName}.${family}.json`) : join(hosts, `${hostName}.json`);
function readManifest(browser) {
	const path = manifestPath(browser);
	if (!existsSync(path) || windows && !registered(browser)) return null;
	return readFileSync(path, "utf8");
}
var registry = (...args) => execFileSync("reg.exe", args, {
	encoding: "utf8",
	stdio: [
		"ignore",
		"pipe",
		"ignore"
	]
});
function registered(browser) {
	try {
		return registry("query", `${browser.hosts}\\${hostName}`, "/ve").includes(manifestPath(browser));
	} catch {
		return false;
	}
}
function register(browser) {
	if (!windows) return;
	registry("add", `${browser.hosts}\\${hostName}`, "/ve", "/t", "REG_SZ", "/d", manifestPath(browser), "/f");
}
function unregister(browser) {
	if (windows && registered(browser)) registry("delete", `${browser.hosts}\\${hostName}`, "/f");
}
// bridge/src/install/install.ts
var notesPath = () => join(installFolder(), "installed.json");
function readInstalled() {
	try {
		return JSON.parse(readFileSync(notesPath(), "utf8"));
	} catch {
		return null;
	}
}
var say = (line) => {
	process.stdout.write(`${line}\n`);
};
/** Makes a folder; gives those that were missing, the outermost first. */
function makeFolder(path) {
	const missing = [];
	for (let folder = path; !existsSync(folder); folder = dirname(folder)) missing.unshift(folder);
	mkdirSync(path, { recursive: true });
	return missing;
}
/** Writes a file in one step, so that a browser never starts half of it; false if it had that text already. */
function writeWhole(path, text, mode) {
	const same = existsSync(path) && readFileSync(path, "utf8") === text;
	if (!same) {
		writeFileSync(`${path}.new`, text);
		renameSync(`${path}.new`, path);
	}
	chmodSync(path, mode);
	return !same;
}
function idsOf(args) {
	const ids = [];
	for (let at = 0; at < args.length; at += 2) {
		const [option, id = ""] = args.slice(at, at + 2);
		if (option !== "--id" || !(isChromeId(id) || /^[\w.{}@-]{3,80}$/.test(id))) return null;
		ids.push(id);
	}
	return ids;
}
/** Copies this program to where it stays and makes it known to every browser found. Run again, it changes nothing. */
async function install(args) {
	const added = idsOf(args);
	if (!added) {
		console.error("Use: outrigger-bridge install [--id <id of an extension>]");
		return 1;
	}
	const before = readInstalled();
	const ids = [.../* @__PURE__ */ new Set([...before?.ids ?? [], ...added])].filter((id) => id !== firefoxId);
	const folders = new Set(before?.folders ?? []);
	const make = (path) => {
		for (const folder of makeFolder(path)) folders.add(folder);
	};
	make(installFolder());
	writeWhole(programPath(), readFileSync(fileURLToPath(import.meta.url), "utf8"), 420);
	writeWhole(launcherPath(), launcherText(process.execPath), 493);
	const browsers = foundBrowsers();
	for (const browser of browsers) {
		const path = manifestPath(browser);
		make(dirname(path));
		const known = readManifest(browser) !== null;
		const changed = writeWhole(path, manifestText(browser.family, ids), 420);
		register(browser);
		say(`${browser.name}: ${changed ? known ? "mended" : "set up" : "already set up"} (${path})`);
	}
	const notes = {
		version,
		node: process.execPath,
		ids,
		folders: [...folders]
	};
	writeWhole(notesPath(), `${JSON.stringify(notes, null, 2)}\n`, 420);
	if (browsers.length === 0) {
		say("No browser was found under this account. Start one once, then run this again.");
		return 1;
	}
	say("Now open Outrigger’s options, Connections, and switch on “Let other programs in”.");
	return 0;
}
/** Takes back all that `install` did. Folders go only if they were made by it and are empty. */
async function uninstall() {
	const folders = readInstalled()?.folders ?? [];
	for (const browser of allBrowsers()) {
		unregister(browser);
		const path = manifestPath(browser);
		if (!existsSync(path)) continue;
		rmSync(path);
		say(`${browser.name}: removed (${path})`);
	}
	for (const path of [
		programPath(),
		launcherPath(),
		notesPath()
	]) rmSync(path, { force: true });
	for (const folder of [
		...folders.reverse(),
		installFolder(),
		meetingFolder()
	]) try {
		rmdirSync(folder);
	} catch {}
	say(`${hostName} is no longer known to any browser of this account.`);
	return 0;
}
// bridge/src/install/doctor.ts
/** Milliseconds for a hub to say how it is. */
var patience$1 = 2e3;
var again = "Run `npx outrigger-bridge install` again.";
var ok = (text) => ({
	kind: "ok",
	text
});
var note = (text) => ({
	kind: "note",
	text
});
var fault = (text) => ({
	kind: "fault",
	text
});
/** Looks at every step between a program and the browsers, and says of each what to do. 1 if something is wrong. */
async function doctor() {
	const findings = [
		...checkFiles(),
		...checkBrowsers(),
		...await checkHubs()
	];
	const marks = {
		ok: "ok",
		note: "--",
		fault: "!!"
	};
	for (const { kind, text } of findings) process.stdout.write(`${marks[kind]} ${text}\n`);
	return findings.some(({ kind }) => kind === "fault") ? 1 : 0;
}
function checkFiles() {
	const installed = readInstalled();
	if (!installed) return [fault("The bridge is not installed. Run `npx outrigger-bridge install`.")];
	const findings = [];
	const check = (holds, good, bad) => findings.push(holds ? ok(good) : fault(bad));
	const { node } = installed;
	check(existsSync(programPath()), `The program is at ${programPath()}.`, `${programPath()} is missing. ${again}`);
	if (installed.version !== "0.1.0") findings.push(fault(`Version ${installed.version} is installed, this is ${version}. ${again}`));
	const found = nodeVersion(node);
	if (found === null) findings.push(fault(`Node is no longer at ${node}. ${again}`));
	else check(found >= 20, `Node ${found} is at ${node}.`, `${node} is Node ${found}; 20 is the least. ${again}`);
	check((existsSync(launcherPath()) ? readFileSync(launcherPath(), "utf8") : null) === launcherText(node) && isExecutable(launcherPath()), `The launcher is at ${launcherPath()}.`, `The launcher ${launcherPath()} is missing or was changed. ${again}`);
	return findings;
}
/** The major version of a Node; null if there is none that runs. */
function nodeVersion(path) {
	try {
		return Number(/^v(\d+)\./.exec(execFileSync(path, ["--version"], { encoding: "utf8" }))?.[1]) || null;
	} catch {
		return null;
	}
}
function isExecutable(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function checkBrowsers() {
	const ids = readInstalled()?.ids ?? [];
	const browsers = foundBrowsers();
	const sandboxed = sandboxedBrowsers().map(({ name, by }) => note(`${name} from ${by} may be unable to start the bridge. If it does not connect, use the browser's own package in place of it.`));
	if (browsers.length === 0) return [fault("No browser was found under this account."), ...sandboxed];
	return [...browsers.map((browser) => {
		const manifest = readManifest(browser);
		if (manifest === manifestText(browser.family, ids)) return ok(`${browser.name} knows the bridge.`);
		return fault(manifest === null ? `${browser.name} does not know the bridge. ${again}` : `${browser.name} knows it from ${manifestPath(browser)}, which was changed or is old. ${again}`);
	}), ...sandboxed];
}
async function checkHubs() {
	const hubs = (await Promise.all(meetingPorts().map(askHub))).filter((hub) => hub !== null);
	if (hubs.length === 0) return [await isPortFree(17380) ? note("No browser is connected. In Outrigger’s options, Connections, switch on “Let other programs in”.") : fault(`Port ${defaultPort} is taken by another program. End it, or set another port in Outrigger’s options, Connections.`)];
	return hubs.flatMap(({ host, port, browsers }) => [host === "0.1.0" ? ok(`The bridge answers on http://127.0.0.1:${port}.`) : note(`The bridge on http://127.0.0.1:${port} is version ${host}. Close the browsers once for ${version}.`), ...browsers.map(({ name, keys }) => keys > 0 ? ok(`${name} is connected; it let in ${keys === 1 ? "one program" : `${keys} programs`}.`) : note(`${name} is connected and let no program in yet. Add one in Outrigger’s options, Connections.`))]);
}
/** Asks at the meeting place, where only programs of this user are; the port itself could be anybody's. */
async function askHub(port) {
	const socket = await enterMeetingPlace(port).catch(() => null);
	if (!socket) return null;
	const status = await new Promise((done) => {
		socket.on("data", createFrameReader((frame) => done(frame)));
		socket.on("error", () => done(null));
		socket.on("close", () => done(null));
		socket.setTimeout(patience$1, () => done(null));
		socket.write(encodeFrame({ t: "status" }));
	});
	socket.destroy();
	return status;
}
function isPortFree(port) {
	const server = createServer$1();
	return new Promise((done) => {
		server.once("error", () => done(false));
		server.listen({
			port,
			host: "127.0.0.1",
			exclusive: true
		}, () => server.close(() => done(true)));
	});
}
// bridge/src/stdio.ts
/** A closed browser is waited for so long, in milliseconds: it may just be starting. */
var patience = 5e3;
var pause = 200;
var closedBrowser = "The browser is closed, or in Outrigger’s options, under Connections, “Let other programs in” is off. Open the browser and try again.";
var brokenOff = "The connection to the browser broke off. It may have been done: look before you try again.";
/** Of a method's parameters, the one that the header `mcp-name` repeats. */
var named = {
	"tools/call": "name",
	"prompts/get": "name",
	"resources/read": "uri"
};
var headerText = (value) => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !value.startsWith("=?") ? value : `=?base64?${Buffer.from(value).toString("base64")}?=`;
/**
* MCP on stdin and stdout for clients that know no HTTP: each message is a request to the bridge, each message of its
* answer a line. `OUTRIGGER_KEY` is the program's key, `OUTRIGGER_PORT` the port if it is not the usual one.
*/
async function runStdio() {
	const key = process.env.OUTRIGGER_KEY;
	if (!key) {
		console.error("OUTRIGGER_KEY is not set. Add the program in Outrigger’s options, under Connections, for its key.");
		return 1;
	}
	const port = Number(process.env.OUTRIGGER_PORT) || 17380;
	const agent = new Agent();
	const open = /* @__PURE__ */ new Map();
	/** Set by the handshake of clients that have one. */
	let agreedVersion = null;
	const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
	const fail = (id, message, code = -32e3) => say({
		jsonrpc: "2.0",
		id,
		error: {
			code,
			message
		}
	});
	const headersOf = ({ method, params }) => {
		const stated = params?._meta?.["io.modelcontextprotocol/protocolVersion"];
		const name = method && Object.hasOwn(named, method) ? params?.[named[method]] : void 0;
		return {
			authorization: `Bearer ${key}`,
			"content-type": "application/json",
			accept: "application/json, text/event-stream",
			...typeof stated === "string" && method ? {
				"mcp-protocol-version": stated,
				"mcp-method": headerText(method),
				...typeof name === "string" ? { "mcp-name": headerText(name) } : {}
			} : agreedVersion !== null && method !== "initialize" ? { "mcp-protocol-version": agreedVersion } : {}
		};
	};
	const post = (body, headers, signal) => new Promise((done, failed) => {
		const request$1 = request({
			host: "127.0.0.1",
			port,
			path: "/mcp",
			method: "POST",
			headers,
			agent,
			signal
		});
		request$1.on("response", done);
		request$1.on("error", failed);
		request$1.end(body);
	});
	/** Sends as soon as the bridge is there and knows the key: neither a refused connection nor a 401 did anything. */
	const postPatiently = async (message, body, signal) => {
		const until = Date.now() + patience;
		for (;;) {
			const late = Date.now() > until;
			try {
				const response = await post(body, headersOf(message), signal);
				if (response.statusCode !== 401 || late) return response;
				response.resume();
			} catch (error) {
				const { code } = error;
				if (code !== "ECONNREFUSED") throw new Error(brokenOff, { cause: error });
				if (late) throw new Error(closedBrowser, { cause: error });
			}
			await new Promise((done) => setTimeout(done, pause));
			signal.throwIfAborted();
		}
	};
	/** Tells the client one message; true if it ends the request. */
	const tell = (text, { id, method }) => {
		const message = JSON.parse(text);
		const ends = message.method === void 0;
		if (ends && method === "initialize" && typeof message.result?.protocolVersion === "string") agreedVersion = message.result.protocolVersion;
		if (!ends || message.id !== null) say(message);
		else if (id !== void 0 && id !== null) fail(id, String(message.error?.message ?? brokenOff));
		return ends;
	};
	const forward = async (line) => {
		let message;
		try {
			message = JSON.parse(line);
		} catch {
			fail(null, "The line is no JSON.", -32700);
			return;
		}
		const id = message.id ?? null;
		if (message.method === "notifications/cancelled") {
			open.get(message.params?.requestId)?.abort();
			return;
		}
		const abort = new AbortController();
		if (id !== null) open.set(id, abort);
		try {
			const response = await postPatiently(message, line, abort.signal);
			let ended = id === null;
			for await (const text of messagesOf(response)) ended = tell(text, message) || ended;
			if (!ended) throw new Error(brokenOff);
		} catch (error) {
			if (id !== null && !abort.signal.aborted) fail(id, error instanceof Error ? error.message : brokenOff);
		} finally {
			if (id !== null) open.delete(id);
		}
	};
	for await (const line of linesOf(process.stdin)) if (line.trim()) forward(line);
	for (const abort of open.values()) abort.abort();
	return 0;
}
/** The lines of a text, looking once at each character. */
async function* linesOf(stream) {
	let parts = [];
	for await (const chunk of stream.setEncoding("utf8")) {
		const [first, ...rest] = chunk.split("\n");
		parts.push(first);
		for (const next of rest) {
			yield parts.join("").replace(/\r$/, "");
			parts = [next];
		}
	}
	if (parts.length > 0) yield parts.join("");
}
/** The JSON messages of an answer: of a stream of events each one's data, else the whole body, if there is one. */
async function* messagesOf(response) {
	if (response.headers["content-type"]?.startsWith("text/event-stream")) {
		let data = [];
		for await (const line of linesOf(response)) if (line === "") {
			if (data.length > 0) yield data.join("\n");
			data = [];
		} else if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
		return;
	}
	const chunks = [];
	for await (const chunk of response) chunks.push(chunk);
	const body = Buffer.concat(chunks).toString("utf8");
	if (response.statusCode === 202 || !body) return;
	const parsed = JSON.parse(body);
	yield parsed.error && parsed.jsonrpc === void 0 ? JSON.stringify({
		jsonrpc: "2.0",
		id: null,
		error: {
			code: -32e3,
			message: parsed.error.message
		}
	}) : body;
}
// bridge/src/main.ts
var usage = `outrigger-bridge lets programs on this computer use the Outrigger extension of your browsers.

  outrigger-bridge install [--id <extension id>]   make it known to the browsers of this account
  outrigger-bridge doctor                          look for what is wrong
  outrigger-bridge uninstall                       take everything back
  outrigger-bridge mcp                             MCP on stdin and stdout, with the key in OUTRIGGER_KEY`;
var commands = {
	install,
	uninstall,
	doctor,
	mcp: runStdio
};
var [name = "", ...args] = process.argv.slice(2);
var command = Object.hasOwn(commands, name) ? commands[name] : void 0;
if (name === "--version") process.stdout.write(`${version}\n`);
else if (command) process.exitCode = await command(args);
else if (process.stdin.isTTY || name.startsWith("-")) console.error(usage);
else await runHost();
export {};
